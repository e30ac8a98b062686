// A picture that is put away before its form is saved: nothing is handed in without it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gate } from '#tests/support/gate.ts';
import { PicturesContext, type Pictures } from './form-context.ts';
import { SchemaForm } from './schema-form.tsx';
import { formOf } from '../../.storybook/story-form.ts';

const picture = { type: 'string', title: 'Picture' };
const form = formOf(
  {
    properties: {
      title: { type: 'string', title: 'Title' },
      receipt: { ...picture, title: 'Receipt' },
      deck: {
        type: 'array',
        title: 'Deck',
        items: {
          type: 'object',
          title: 'View',
          properties: { place: { type: 'string', title: 'Place' } },
          if: { properties: { place: { const: 'Bow' } }, required: ['place'] },
          then: { properties: { picture } },
        },
      },
    },
  },
  { receipt: { 'ui:widget': 'picture' }, deck: { items: { picture: { 'ui:widget': 'picture' } } } },
);

type Answer = Awaited<ReturnType<Pictures['send']>>;
let sending = gate<Answer>();
const pictures: Pictures = {
  send: (_file, { onProgress }) => {
    onProgress(0.4);
    sending = gate();
    return sending.passed;
  },
  addressOf: () => undefined,
};

const sent = fn();
const told = fn();

const meta = {
  title: 'Any form/Pictures',
  component: SchemaForm,
  args: { form, value: {}, onSubmit: sent, onChange: told, layout: 'dialog' },
  parameters: { controls: { disable: true } },
  decorators: (Story) => (
    <PicturesContext value={pictures}>
      <Story />
    </PicturesContext>
  ),
  beforeEach: () => {
    sent.mockClear();
    told.mockClear();
  },
} satisfies Meta<typeof SchemaForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = new File(['photo'], 'deck.png', { type: 'image/png' });
const choose = async (slot: HTMLElement) =>
  userEvent.upload(slot.querySelector('input[type=file]') as HTMLElement, photo);

export const HoldsTheForm: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    await choose(await canvas.findByRole('region', { name: 'Receipt' }));
    await waitFor(() => expect(save).toHaveAccessibleDescription('A picture is not uploaded yet.'));
    await expect(told).toHaveBeenLastCalledWith({}, true);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Hull{Enter}');
    sending.open({ error: 'The server could not be reached.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    sending.open({ picture: 'kept/1.webp' });
    await waitFor(() => expect(save).not.toHaveAccessibleDescription());
    await userEvent.click(save);
    await expect(sent).toHaveBeenCalledWith({ title: 'Hull', receipt: 'kept/1.webp' });
  },
};

export const LetGo: Story = {
  play: async ({ canvas }) => {
    const slot = await canvas.findByRole('region', { name: 'Receipt' });
    await choose(slot);
    sending.open({ error: 'The picture is damaged and cannot be read.', isUnfit: true });
    await within(slot).findByRole('button', { name: 'Choose a picture' });
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(told).toHaveBeenLastCalledWith({}, false));
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).not.toHaveAccessibleDescription();
  },
};

/** Rows are moved while a picture is on its way: it arrives in its own. */
export const OfAMovedRow: Story = {
  args: { value: { deck: [{ place: 'Bow' }, { place: 'Stern' }] } },
  play: async ({ canvas }) => {
    await choose(await canvas.findByRole('region', { name: 'Picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move View 1 down' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Place' })[1]).toHaveValue('Bow'));
    sending.open({ picture: 'kept/bow.webp' });
    await waitFor(() =>
      expect(told).toHaveBeenLastCalledWith(
        { deck: [{ place: 'Stern' }, { place: 'Bow', picture: 'kept/bow.webp' }] },
        true,
      ),
    );
  },
};

const gallery = formOf(
  { properties: { gallery: { type: 'array', title: 'Gallery', items: picture } } },
  { gallery: { items: { 'ui:widget': 'picture' } } },
);

/** A row that is a picture goes as one: nothing empties it and leaves it there. */
export const OfAList: Story = {
  args: { form: gallery, value: { gallery: ['kept/1.webp', 'kept/2.webp'] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('group', { name: /^Picture/ });
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ });
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(told).toHaveBeenLastCalledWith({ gallery: ['kept/2.webp'] }, true));
  },
};
