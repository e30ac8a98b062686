import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveBar } from './save-bar.tsx';

const meta = {
  title: 'Feedback/Save bar',
  component: SaveBar,
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 48 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Save Changes', isDirty: false, onDiscard: () => {} },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {};
export const Dirty: Story = { args: { isDirty: true } };
export const Saving: Story = { args: { isDirty: true, busy: true } };
export const Refused: Story = { args: { isDirty: true, disabledReason: 'Your role may not edit boats.' } };

/** The bar gives way to what it belongs to. */
export const Enlarged: Story = {
  args: { isDirty: true },
  globals: { viewport: { value: 'enlarged', isRotated: false } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status').parentElement as Element;
    await expect(getComputedStyle(bar).position).toBe('static');
  },
};
