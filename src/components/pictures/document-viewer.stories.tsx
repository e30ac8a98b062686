import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paperPicture } from '../../../.storybook/pictures.ts';
import { DocumentViewer } from './document-viewer.tsx';

const meta = {
  title: 'Pictures/Document viewer',
  component: DocumentViewer,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Navigation License',
    src: paperPicture('Navigation License'),
    hasKeys: true,
  },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fitted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Zoom out/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ZoomedAndTurned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zoom in/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Turn/ }));
    const view = canvas.getByRole('group', { name: 'Navigation License, zoomed to 150%' });
    await expect(view.scrollWidth).toBeGreaterThan(view.clientWidth);
    await expect(canvas.getByRole('img')).toHaveStyle({ rotate: '90deg' });
  },
};

export const FullScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Full screen/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation License' })).toBeVisible());
  },
};
