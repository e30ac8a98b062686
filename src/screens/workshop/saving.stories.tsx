/** The workbench while it is checked and saved, and before somebody who may not save. */
import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { DraftBody, DraftVerdict } from '#schemas/types.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { answered, sourceOf, verdictOn } from '../../../.storybook/workshop-server.ts';
import { Workbench } from './workbench.tsx';

const meta = {
  title: 'Screen parts/Workshop/Saving',
  component: Workbench,
  parameters: { controls: { disable: true } },
  args: {
    source: sourceOf('user'),
    judge: (draft): Promise<Outcome<DraftVerdict>> => answered(verdictOn('user', draft)),
    weigh: () =>
      answered({ isStored: true, looked: 60, isWhole: true, broken: 0, refusedAlready: 0, rows: [] }),
    onSave: () => answered(sourceOf('user')),
    onPatch: () => Promise.resolve(undefined),
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed while a save is on its way stays, and what was saved is to be saved no more. */
export const TypedWhileSaving: Story = {
  render: function Saved(args) {
    const [source, setSource] = useState(args.source);
    const save = async (draft: DraftBody) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const parts = args.source.parts?.map((one) => ({ ...one, text: draft.texts[one.part] ?? '' })) ?? [];
      const saved = { ...args.source, parts, base: 'saved' };
      setSource(saved);
      return answered(saved);
    };
    return <Workbench {...args} source={source} onSave={save} />;
  },
  args: { judge: fn((draft: DraftBody) => answered(verdictOn('user', draft))) },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const type = (insert: string): void => {
      const from = view?.state.doc.toString().indexOf('"title": "City"') ?? 0;
      view?.dispatch({ changes: { from, insert } });
    };
    type('"minLength": 3, ');
    await waitFor(() => expect(canvas.getByText(/City has another limit/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await canvas.findByText(/Every stored row still fits/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    type('"maxLength": 9, ');
    await waitFor(() =>
      expect(args.judge).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'saved' })),
    );
    await expect(view?.state.doc.toString()).toContain('"minLength": 3, "maxLength": 9, "title": "City"');
    await expect(canvas.queryByText(/Every stored row still fits/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await canvas.findByText(/Every stored row still fits/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save the files' })).toHaveAccessibleDescription(
        'There is nothing to save.',
      ),
    );
  },
};

/** A save that is on its way is not begun again, whatever else is begun and done meanwhile. */
export const PatchedWhileSaving: Story = {
  args: {
    onSave: fn(() => new Promise<never>(() => undefined)),
    onPatch: fn(() => Promise.resolve(undefined)),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const from = view?.state.doc.toString().indexOf('"title": "City"') ?? 0;
    view?.dispatch({ changes: { from, insert: '"minLength": 3, ' } });
    await waitFor(() => expect(canvas.getByText(/City has another limit/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await canvas.findByText(/Every stored row still fits/);
    const save = canvas.getByRole('button', { name: 'Save the files' });
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: 'Download as a patch' }));
    await waitFor(() => expect(args.onPatch).toHaveBeenCalledOnce());
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const WordsWhileSaving: Story = {
  name: 'words that are being saved cannot be changed until they are',
  args: {
    onSave: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return answered(sourceOf('user'));
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const from = view?.state.doc.toString().indexOf('City"') ?? 0;
    view?.dispatch({ changes: { from, insert: 'Home ' } });
    const words = await canvas.findByRole('textbox', { name: 'Home City in German' });
    await userEvent.type(words, 'Heimat');
    const check = canvas.getByRole('button', { name: 'Check the stored rows' });
    await waitFor(() => expect(check).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(check);
    await canvas.findByText(/Every stored row still fits/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    await expect(words.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(words.closest('[inert]')).toBeNull());
  },
};

let isBusy = false;
/** What is as it was changes nothing, however long the check of that takes. */
export const TakenBackWhileBusy: Story = {
  args: { judge: (draft) => (isBusy ? new Promise(() => undefined) : answered(verdictOn('user', draft))) },
  beforeEach: () => void (isBusy = false),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const typed = '"minLength": 3, ';
    const from = view?.state.doc.toString().indexOf('"title": "City"') ?? 0;
    view?.dispatch({ changes: { from, insert: typed } });
    await waitFor(() => expect(canvas.getByText(/City has another limit/)).toBeVisible());
    isBusy = true;
    view?.dispatch({ changes: { from, to: from + typed.length } });
    await waitFor(() => expect(canvas.queryByText(/City has another limit/)).toBeNull());
    await expect(canvas.getByText('Checking…')).toBeVisible();
  },
};

let answers = 0;
/** A check that came to nothing says so, whatever was wrong before, and is made again. */
export const CheckFailed: Story = {
  args: {
    judge: (draft) => {
      answers += 1;
      if (answers !== 1) return answered(verdictOn('user', draft));
      return Promise.resolve({ ok: false, kind: 'refused', status: 500, error: 'The server is in trouble.' });
    },
  },
  beforeEach: () => void (answers = 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is in trouble.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByLabelText(/First Name/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Who may look and not save is told so, and can take the patch. */
export const MayNotSave: Story = {
  args: { refused: 'Only admins with full access may change forms.' },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/First Name/);
    await expect(canvas.getByRole('button', { name: 'Save the files' })).toHaveAccessibleDescription(
      args.refused,
    );
  },
};
