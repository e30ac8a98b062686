import type { Meta, StoryObj } from '@storybook/react-vite';
import { facePicture } from '../../../.storybook/pictures.ts';
import { PersonOption } from './person-option.tsx';

const meta = {
  title: 'People/Person option',
  component: PersonOption,
  decorators: [
    (story) => <div style={{ display: 'flex', alignItems: 'center', gap: 10, width: 260 }}>{story()}</div>,
  ],
  args: { name: 'Anna Keller', email: 'anna.keller@example.com', note: 'Kiel' },
} satisfies Meta<typeof PersonOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Face: Story = { args: { avatar: facePicture(40) } };
export const NameOnly: Story = { args: { name: 'Marko Kovačević', email: undefined, note: '' } };
