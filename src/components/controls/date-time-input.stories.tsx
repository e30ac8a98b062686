import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateTimeInput } from './date-time-input.tsx';

type Args = Omit<ComponentProps<typeof DateTimeInput>, 'id'> & { error?: string };

function Live({ value: first, onChange, error, ...rest }: Args) {
  const [value, setValue] = useState(first);
  return (
    <>
      <FormLabel component="span" id="label">
        Start
      </FormLabel>
      <DateTimeInput
        id="start"
        {...rest}
        aria-labelledby="label"
        aria-describedby="notes"
        {...(error ? { 'aria-invalid': true } : {})}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <FormHelperText id="notes" error={Boolean(error)}>
        {error}
      </FormHelperText>
    </>
  );
}

const meta = {
  title: 'Controls/Date and time',
  component: DateTimeInput,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  args: { id: 'start', value: undefined, onChange: fn(), stepMinutes: 15 },
} satisfies Meta<typeof DateTimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const time = canvas.getByRole('combobox', { name: 'Start Time' });
    await expect(time.querySelectorAll('option')).toHaveLength(97);
    const date = canvasElement.querySelector<HTMLInputElement>('input[type=date]') ?? canvasElement;
    await expect(date).toHaveAccessibleName('Start Date');
    await userEvent.type(date, '2026-05-01');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01');
    await userEvent.selectOptions(time, '10:15');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01T10:15:00Z');
  },
};
export const Filled: Story = { args: { value: '2026-05-01T18:30:00Z' } };
export const BetweenTwoSteps: Story = {
  args: { value: '2026-05-01T18:37:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start Time' })).toHaveDisplayValue('18:37');
  },
};
export const Disabled: Story = { args: { value: '2026-05-01T18:30:00Z', disabled: true } };
export const Refused: StoryObj<typeof Live> = {
  render: (args) => (
    <Live key={JSON.stringify(args.value)} {...args} error="Start must be a date and a time." />
  ),
  args: { value: '2026-05-01' },
};
