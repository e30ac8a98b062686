import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import TextField from '@mui/material/TextField';
import { useState, type ComponentType } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { FilterChips } from '#src/components/lists/filter-chips.tsx';
import { NoteList } from '#src/components/people/note-list.tsx';

const names = ['Status', 'Type', 'Price'];

function Filters() {
  const [left, setLeft] = useState(names);
  return (
    <>
      <h1>Boats</h1>
      <FilterChips
        filters={left.map((label) => ({
          key: label,
          label,
          value: 'one',
          remove: () => setLeft(left.filter((one) => one !== label)),
        }))}
        onClear={() => setLeft([])}
      />
    </>
  );
}

/** Asked about first, and gone before the question is. */
function Notes() {
  const [left, setLeft] = useState([1, 2, 3]);
  const [asked, setAsked] = useState<number>();
  return (
    <article>
      <h3>Notes</h3>
      {left.length > 0 && (
        <NoteList
          notes={left.map((number) => ({
            number,
            at: '2026-06-01T10:00:00.000Z',
            who: 'Ada',
            text: `Note ${number}`,
            end: <Button onClick={() => setAsked(number)}>Delete {number}</Button>,
          }))}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete the note?"
        confirmLabel="Delete the note"
        onConfirm={() => {
          setLeft(left.filter((one) => one !== asked));
          setTimeout(setAsked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </article>
  );
}

/** Cannot be used while it is saved. */
function Saved() {
  const [isBusy, setBusy] = useState(false);
  return (
    <article>
      <h3>Plan</h3>
      <FormControlLabel label="Captain" control={<Checkbox disabled={isBusy} />} />
      <Button
        onClick={() => {
          setBusy(true);
          setTimeout(setBusy, 300, false);
        }}
      >
        Save
      </Button>
    </article>
  );
}

/** The first one is taken away by somebody else while it is typed into. */
function Plans() {
  const [left, setLeft] = useState(['Day', 'Week']);
  return left.map((name) => (
    <article key={name}>
      <h3>{name}</h3>
      <TextField label={`Price of a ${name}`} onChange={() => setTimeout(setLeft, 0, ['Week'])} />
    </article>
  ));
}

const meta = {
  title: 'Layout/Kept focus',
  component: Filters as ComponentType,
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** To the next one, otherwise to the one before, at last to the heading. */
export const RemovedChips: Story = {
  play: async ({ canvas, userEvent }) => {
    const remove = (name: string): HTMLElement =>
      canvas.getByRole('button', { name: `Remove filter ${name}` });
    remove('Status').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Type')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Price')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Boats' })).toHaveFocus());
  },
};

/** To no other field: what is typed on is not meant for that one. */
export const TakenFromWhoTypes: Story = {
  render: () => <Plans />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Price of a Day'), '1');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Week' })).toHaveFocus());
    await userEvent.keyboard('20');
    await expect(canvas.getByLabelText('Price of a Week')).toHaveValue('');
  },
};

export const DeletedBehindAQuestion: Story = {
  render: () => <Notes />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const remove = async (number: number): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${number}` }));
      await userEvent.click(await page.findByRole('button', { name: 'Delete the note' }));
    };
    await remove(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete 2' })).toHaveFocus());
    await remove(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete 2' })).toHaveFocus());
    await remove(2);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus());
  },
};

/** A key has saved it: nobody has left the control. */
export const DisabledWhileSaved: Story = {
  render: () => <Saved />,
  play: async ({ canvas }) => {
    const captain = canvas.getByRole('checkbox', { name: 'Captain' });
    captain.focus();
    canvas.getByRole('button', { name: 'Save' }).click();
    await waitFor(() => expect(captain).not.toHaveFocus());
    await waitFor(() => expect(captain).toBeEnabled());
    await waitFor(() => expect(captain).toHaveFocus());
  },
};

/** What was left by a click on nothing stays so. */
export const LeftBefore: Story = {
  play: async ({ canvas, canvasElement }) => {
    const remove = canvas.getByRole('button', { name: 'Remove filter Status' });
    remove.focus();
    remove.blur();
    await Promise.resolve();
    remove.click();
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};
