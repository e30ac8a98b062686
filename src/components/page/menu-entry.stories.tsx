import type { Meta, StoryObj } from '@storybook/react-vite';
import InsertPhotoOutlined from '@mui/icons-material/InsertPhotoOutlined';
import { expect } from 'storybook/test';
import { expectNothingWider } from '../../../.storybook/both-schemes.ts';
import { MenuEntries, MenuEntry } from './menu-entry.tsx';

const meta = {
  title: 'Page/Menu entry',
  component: MenuEntry,
  decorators: [
    (Story) => (
      <MenuEntries>
        <Story />
      </MenuEntries>
    ),
  ],
  args: { href: '#pictures', icon: <InsertPhotoOutlined aria-hidden="true" />, title: 'Pictures' },
} satisfies Meta<typeof MenuEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Ok: Story = {
  args: { state: '5/5', tone: 'ok' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pictures 5/5' })).toBeVisible();
  },
};
export const Missing: Story = { args: { state: 'Location missing', tone: 'missing' } };
export const LongWord: Story = {
  args: { title: 'Location', state: 'Yachthafengemeinschaft'.repeat(9), tone: 'ok' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [title, state] = [canvas.getByText('Location'), canvas.getByText(/^Yachthafen/)];
    await expect(state.scrollWidth).toBe(state.clientWidth);
    await expect(state.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().left + 60);
    await expectNothingWider();
  },
};
export const Several: Story = {
  render: (args) => (
    <>
      <MenuEntry {...args} state="3/5" tone="missing" />
      <MenuEntry {...args} title="Plans" state="2" tone="ok" />
      <MenuEntry {...args} title="Cancellation policy" state="MODERATE" tone="ok" />
      <MenuEntry {...args} title="Boat Information" />
    </>
  ),
};
