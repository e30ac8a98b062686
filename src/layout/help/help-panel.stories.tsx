import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pages, topics, type HelpPage } from 'virtual:help-pages';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { gate } from '#tests/support/gate.ts';
import { HelpPanel, type HelpPanelProps } from './help-panel.tsx';

const meta = {
  title: 'Layout/Help',
  component: HelpPanel,
  args: { topic: 'boat', isOpen: true, onClose: fn() },
  argTypes: { topic: { control: 'select', options: topics } },
} satisfies Meta<typeof HelpPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Boats: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Boats' })).toBeVisible();
    await expect(screen.getByText('Boat Documentation')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Home: Story = { args: { topic: 'home' } };

const late = gate<Record<string, HelpPage>>();
function Moved(props: HelpPanelProps) {
  const [topic, setTopic] = useState(props.topic);
  return (
    <>
      <Button onClick={() => setTopic('home')}>Go home</Button>
      <HelpPanel {...props} topic={topic} />
    </>
  );
}

export const LatePage: Story = {
  name: 'the page of a screen that was left, and comes late, takes the place of no other',
  render: (args) => <Moved {...args} />,
  beforeEach: () => {
    const load = pages['en'];
    pages['en'] = () => {
      pages['en'] = load;
      return late.passed;
    };
    return () => void (pages['en'] = load);
  },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Help' });
    await fireEvent.click(canvas.getByText('Go home'));
    await screen.findByText('DashBoard Home Page');
    late.open({ boat: { title: 'Too late', text: '' } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.getByText('DashBoard Home Page')).toBeVisible();
  },
};
