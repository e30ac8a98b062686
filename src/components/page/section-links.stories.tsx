import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionLinks } from './section-links.tsx';

const meta = {
  title: 'Page/Section links',
  component: SectionLinks,
  args: {
    label: 'Data',
    current: 'brands',
    sections: ['Service fee', 'Boat brands', 'Boat types', 'Accessories', 'Payment information'].map(
      (title) => ({ key: title.toLowerCase().split(' ').at(-1) ?? '', title, href: `?section=${title}` }),
    ),
  },
} satisfies Meta<typeof SectionLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Narrow: Story = {
  args: { current: 'information' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
