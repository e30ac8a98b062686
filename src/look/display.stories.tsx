import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Theme/Display' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { gap: 3, flexWrap: 'wrap', alignItems: 'center' } as const;

export const Alerts: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Alert severity="info">Your changes are kept in this browser.</Alert>
      <Alert severity="success">The boat was saved.</Alert>
      <Alert severity="warning">The licence ends in nine days.</Alert>
      <Alert severity="error">The list could not be loaded.</Alert>
      <Alert severity="error" action={<Button size="small">Retry</Button>}>
        The list could not be loaded.
      </Alert>
    </Stack>
  ),
};

export const Chips: Story = {
  render: () => (
    <Stack direction="row" sx={row}>
      <Chip label="Filled" />
      <Chip label="Outlined" variant="outlined" />
      <Chip label="Small" size="small" />
      <Chip label="With a cross" onDelete={() => {}} />
      <Chip label="Pressed" onClick={() => {}} />
      <Chip
        label="A text that is much longer than anything that a chip should have to say"
        sx={{ width: 160 }}
      />
    </Stack>
  ),
};

export const Avatars: Story = {
  render: () => (
    <Stack direction="row" sx={row}>
      <Avatar>AB</Avatar>
      <Avatar sx={{ width: 28, height: 28, fontSize: 12 }}>CD</Avatar>
      <Badge badgeContent={3} color="primary">
        <Avatar>EF</Avatar>
      </Badge>
    </Stack>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Stack sx={{ gap: 3, maxWidth: 360 }}>
      <Skeleton variant="rectangular" height={96} />
      <Skeleton variant="text" width="60%" />
      <LinearProgress aria-label="Loading" />
      <LinearProgress aria-label="Sent" variant="determinate" value={40} />
    </Stack>
  ),
};

export const Lists: Story = {
  render: () => (
    <List aria-label="Harbours" sx={{ maxWidth: 360 }}>
      {['Genoa', 'Kiel', 'Palma'].map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton selected={name === 'Kiel'} disabled={name === 'Palma'}>
            <ListItemText primary={name} secondary="Two berths" />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  ),
};

export const Papers: Story = {
  render: () => (
    <Stack sx={{ gap: 3, maxWidth: 360 }}>
      <Paper sx={{ p: 4 }}>A paper</Paper>
      <Paper variant="outlined" sx={{ p: 4 }}>
        One with a border
      </Paper>
      <Card>
        <CardContent>A card</CardContent>
        <Divider />
        <CardContent>And what stands below a line</CardContent>
      </Card>
    </Stack>
  ),
};

export const Sections: Story = {
  render: () => (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary>Open</AccordionSummary>
        <AccordionDetails>What stands in it.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Closed</AccordionSummary>
        <AccordionDetails>What stands in it.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Disabled</AccordionSummary>
        <AccordionDetails>What stands in it.</AccordionDetails>
      </Accordion>
    </div>
  ),
};

export const Typefaces: Story = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Heading of a page</Typography>
      <Typography variant="h2">Heading of a section</Typography>
      <Typography variant="h3">Heading of a part</Typography>
      <Typography>Text that is read.</Typography>
      <Typography variant="body2">Text beside it.</Typography>
      <Typography variant="caption">A note.</Typography>
    </Stack>
  ),
};
