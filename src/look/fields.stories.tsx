import SearchRounded from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

const meta = {
  title: 'Theme/Fields',
  decorators: [
    (Story) => (
      <Stack sx={{ gap: 5, maxWidth: 360 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const harbours = ['Genoa', 'Kiel', 'Palma'];
const choices: Record<string, TextFieldProps> = {
  Chosen: { defaultValue: 'Kiel' },
  Required: { required: true, defaultValue: '' },
  Refused: { error: true, defaultValue: '', helperText: 'Harbour is required.' },
  Disabled: { disabled: true, defaultValue: 'Palma' },
};
const states: Record<string, TextFieldProps> = {
  Empty: { placeholder: 'Genoa' },
  Filled: { defaultValue: 'Kiel' },
  Required: { required: true },
  Explained: { helperText: 'Where the boat lies between two trips' },
  Refused: { error: true, defaultValue: '!', helperText: 'Harbour must be a name.' },
  'Read-only': { defaultValue: 'Palma', slotProps: { input: { readOnly: true } } },
  Disabled: { disabled: true, defaultValue: 'Palma' },
  Small: { size: 'small', defaultValue: 'Genoa' },
  Long: { multiline: true, minRows: 3, defaultValue: 'A quiet harbour.\nTwo berths.' },
};

export const Text: Story = {
  render: () => (
    <>
      {Object.entries(states).map(([label, props]) => (
        <TextField key={label} id={label} label={label} {...props} />
      ))}
      <TextField
        id="search"
        label="Search"
        type="search"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded />
              </InputAdornment>
            ),
          },
        }}
      />
    </>
  ),
};

export const DatesAndTimes: Story = {
  render: () => (
    <>
      <TextField id="date" type="date" label="Date" defaultValue="2026-06-01" />
      <TextField id="time" type="time" label="Time" defaultValue="09:15" />
      <TextField id="colour" type="color" label="Colour" defaultValue="#0b6e8a" />
    </>
  ),
};

export const Selects: Story = {
  render: () => (
    <>
      {Object.entries(choices).map(([label, props]) => (
        <TextField
          key={label}
          id={`native-${label}`}
          select
          label={label}
          slotProps={{ select: { native: true } }}
          {...props}
        >
          {['', ...harbours].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      ))}
      {Object.entries(choices).map(([label, props]) => (
        <TextField key={label} id={`menu-${label}`} select label={`${label}, with a menu`} {...props}>
          {harbours.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </>
  ),
};

export const Suggestions: Story = {
  render: () => (
    <>
      <Autocomplete
        id="one"
        options={harbours}
        renderInput={(params) => <TextField {...params} label="Harbour" />}
      />
      <Autocomplete
        id="several"
        multiple
        options={harbours}
        defaultValue={['Genoa', 'Kiel']}
        renderInput={(params) => <TextField {...params} label="Several harbours" />}
      />
      <Autocomplete
        id="off"
        disabled
        options={harbours}
        defaultValue="Palma"
        renderInput={(params) => <TextField {...params} label="Not yours to choose" />}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Harbour' }), 'pal');
    await expect(await screen.findByRole('option', { name: 'Palma' })).toBeVisible();
  },
};

export const NothingToSuggest: Story = {
  render: () => (
    <Autocomplete
      id="none"
      options={harbours}
      noOptionsText="No harbour is called so."
      renderInput={(params) => <TextField {...params} label="Harbour" />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Harbour' }), 'x');
    await expect(await canvas.findByText('No harbour is called so.')).toBeVisible();
  },
};

export const Ticks: Story = {
  render: () => (
    <>
      <Stack>
        <FormControlLabel control={<Checkbox />} label="Sails" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Engine" />
        <FormControlLabel required control={<Checkbox />} label="Insured" />
        <FormControlLabel control={<Checkbox indeterminate />} label="Some of the berths" />
        <FormControlLabel control={<Checkbox disabled />} label="Not yours to change" />
        <FormControlLabel control={<Checkbox disabled defaultChecked />} label="Nor this one" />
      </Stack>
      <Stack>
        <FormControlLabel control={<Switch />} label="Off" />
        <FormControlLabel control={<Switch defaultChecked />} label="On" />
        <FormControlLabel control={<Switch disabled />} label="Not yours to switch" />
        <FormControlLabel control={<Switch disabled defaultChecked />} label="Nor this one" />
      </Stack>
      <FormControl>
        <FormLabel id="harbour">Harbour</FormLabel>
        <RadioGroup aria-labelledby="harbour" defaultValue="Kiel">
          {harbours.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
          <FormControlLabel value="Genoa" disabled control={<Radio />} label="Not yours to choose" />
        </RadioGroup>
      </FormControl>
    </>
  ),
};

export const Ranges: Story = {
  render: () => (
    <>
      <Slider aria-label="Price" defaultValue={120} max={500} valueLabelDisplay="auto" />
      <Slider getAriaLabel={(index) => (index === 0 ? 'From' : 'To')} defaultValue={[20, 60]} />
      <Slider aria-label="Not yours to move" defaultValue={50} disabled />
      <Rating name="given" defaultValue={3} />
      <Rating aria-label="Stars" name="stars" value={4} readOnly />
    </>
  ),
};
