// The pictures of a boat before they are sent; what is sent is tried in the whole product.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import pictureSlots from '#schemas/picture-slots.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { ServedBoat, serveBoat, told } from '../../../.storybook/served-boat.tsx';
import { BoatPictureSettings } from './pictures.tsx';

const meta = {
  title: 'Screen parts/Boat pictures',
  component: ServedBoat,
  parameters: { controls: { disable: true } },
  beforeEach: () => serveBoat(BoatPictureSettings),
} satisfies Meta<typeof ServedBoat>;

export default meta;
type Story = StoryObj<typeof meta>;

const slotOf = (title: string) => page.findByRole('region', { name: title });
const chooser = { name: /^(Choose a picture|Replace)$/ };

async function drop(slot: HTMLElement, file: File): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  await fireEvent(slot, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const picture = new File(['picture'], 'at the quay.jpg', { type: 'image/jpeg' });

export const FiveSlots: Story = {
  name: '§2 five slots with their names, and the advice while there are fewer than four; a choice is taken back before it is sent; §5 what is no image is refused in the browser',
  play: async ({ canvas, canvasElement }) => {
    for (const { title } of pictureSlots.slots) {
      const slot = await slotOf(title);
      await expect(within(slot).getByRole('button', chooser)).toBeVisible();
      await expect(slot.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/*');
    }
    await expect(
      canvasElement.querySelectorAll('[role=region] input[type=file], section input[type=file]'),
    ).toHaveLength(5);
    await expect(canvasElement).toHaveTextContent('At least 4 photos, without logos or phone numbers.');
    await expect(canvasElement).toHaveTextContent('0 of at least 4 photos');

    const third = await slotOf('Photo 3');
    await drop(third, picture);
    await expect(await within(third).findByText('Not uploaded yet')).toBeVisible();
    await userEvent.click(within(third).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(third).queryByText('Not uploaded yet')).toBeNull());
    await expect(within(third).getByRole('button', chooser)).toBeVisible();

    await drop(third, new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
    await waitFor(() => expect(told().join('\n')).toContain(messages.refusal.notPicture));
    await expect(canvas.queryByText('Not uploaded yet')).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: '§6 customer support may look, and reads why nothing can be changed',
  beforeEach: () => serveBoat(BoatPictureSettings, { role: 3 }),
  play: async ({ canvas }) => {
    const cover = await slotOf('Cover photo');
    const choose = within(cover).getByRole('button', chooser);
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await expect(choose).toHaveAccessibleDescription(english(refusalOf('boats.edit')));
    await drop(cover, picture);
    await expect(canvas.queryByText('Not uploaded yet')).toBeNull();
  },
};
