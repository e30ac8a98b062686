import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boatPicture, paperPicture } from '../../../.storybook/pictures.ts';
import { UploadSlot } from './upload-slot.tsx';

const stored = { src: boatPicture(200) };
const preview = boatPicture(20);

const meta = {
  title: 'Pictures/Upload slot',
  component: UploadSlot,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'cover', onChoose: fn(), onRefuse: fn(), onSend: fn(), onCancel: fn() },
} satisfies Meta<typeof UploadSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(['photo'], 'deck.png', { type: 'image/png' });
const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
const holding = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const slot = canvas.getByRole('region', { name: 'cover' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(input ?? slot, photo);
    await expect(args.onChoose).toHaveBeenLastCalledWith(photo);
    const drop = (file: File) =>
      slot.dispatchEvent(
        new DragEvent('drop', { dataTransfer: holding(file), bubbles: true, cancelable: true }),
      );
    drop(text);
    await expect(args.onRefuse).toHaveBeenCalledTimes(1);
    drop(photo);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    const paste = () =>
      document.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: holding(photo), cancelable: true }),
      );
    canvas.getByRole('button', { name: 'Choose a picture' }).blur();
    paste();
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    slot.focus();
    paste();
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
  },
};
export const Filled: Story = { args: { picture: stored } };
export const Chosen: Story = {
  args: { picture: stored, preview },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const Sending: Story = {
  args: { preview, progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading cover' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};
export const Refused: Story = {
  args: { preview, error: 'The server could not be reached.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be reached');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Unfit: Story = {
  args: { preview, error: 'The picture is damaged and cannot be read.', isUnfit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
export const RefusedAtOnce: Story = {
  args: { error: 'This file is not a JPEG, PNG, WebP or AVIF picture.' },
};
export const Document: Story = {
  args: { title: 'Navigation License', picture: { src: paperPicture('Navigation licence') }, canZoom: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Navigation License' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadOnly: Story = {
  args: { picture: stored, disabledReason: 'Customer support can look at boats, not edit them.' },
};
/** It invites nobody to what it does not take. */
export const Closed: Story = {
  args: { disabledReason: 'Not possible while the refund is Approved.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.disabledReason))).toBeVisible();
    await expect(canvas.queryByText(/^Drop a picture/)).toBeNull();
  },
};
