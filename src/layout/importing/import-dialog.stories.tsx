import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { definition } from '#schemas/generated/forms/incident.js';
import type { ImportRowsBody } from '#schemas/types.ts';
import { ListActions } from '#src/screens/boats/list-actions.tsx';
import { gate } from '#tests/support/gate.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { expectNothingWider, lookByTouch } from '../../../.storybook/both-schemes.ts';
import { ImportDialog } from './import-dialog.tsx';

const csv = (text: string): File => new File([text], 'incidents.csv', { type: 'text/csv' });

/** The dialog fades in. */
const shown = async (found: Promise<HTMLElement>): Promise<HTMLElement> => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
  return element;
};
const input = (kind = 'csv'): HTMLInputElement =>
  screen.getByRole('dialog').querySelector(`input[accept*=${kind}]`) as HTMLInputElement;
const named = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Chooses in the menu of a field: its column, or how it is read. */
async function choose(title: string, place: number, option: string): Promise<void> {
  const boxes = within(screen.getByRole('group', { name: title })).getAllByRole('combobox');
  await fireEvent.mouseDown(boxes[place] as HTMLElement);
  await fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** A server that knows what has been written, and refuses what has no day. */
const asked = fn<(trial: boolean) => Promise<void> | void>();
/** The next rows are taken in, and nobody hears of it. */
let losesNext = false;
function takingIn(): () => void {
  const written = new Set<string>();
  const stateOf = (cells: Record<string, string>, trial: boolean): string => {
    const name = cells['Title'] ?? '';
    if (cells['Day'] === '') return 'refused';
    if (written.has(name)) return 'present';
    if (!trial) written.add(name);
    return trial ? 'ready' : 'added';
  };
  asked.mockReset();
  losesNext = false;
  arrive('filled', 1);
  reply({
    importRows: async (request) => {
      const { rows, trial } = (await request.json()) as ImportRowsBody;
      await asked(Boolean(trial));
      const results = rows.map(({ cells }) => ({
        state: stateOf(cells as Record<string, string>, Boolean(trial)),
        _id: '',
      }));
      if (!losesNext) return results;
      losesNext = false;
      throw new TypeError('Failed to fetch');
    },
  });
  return leave;
}

const meta = {
  title: 'Layout/Import dialog',
  component: ImportDialog,
  args: {
    noun: 'incident',
    title: 'Incidents',
    loadForm: () => Promise.resolve(definition),
    onAdded: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const check = screen.getByRole('button', { name: 'Check every row' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(check).toHaveAccessibleDescription('Choose a CSV file first.');
    await expect(screen.getByText(/^The first line names the columns/)).toBeVisible();
  },
};

export const Matched: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind;Day;Description\nScratch;Damage;1.2.2026;At the bow\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await shown(screen.findByText('Still to be matched, or given a default: Happened on.'));
    const cost = within(screen.getByRole('group', { name: 'Estimated cost' }));
    const usual = cost.getByRole('textbox', { name: 'Where it is empty' });
    // It is read as a cell is, by the server.
    await userEvent.type(usual, '12.50');
    await userEvent.tab();
    await expect(usual).toHaveValue('12.50');
  },
};

const longTitle = 'What the harbour master calls it in the report to the owner of the boat';
export const LongTitle: Story = {
  name: 'what belongs to one field stands in one line, however long its title is',
  args: {
    loadForm: () =>
      Promise.resolve({
        ...definition,
        schema: { ...definition.schema, properties: { title: { title: longTitle, type: 'string' } } },
      }),
  },
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title\nScratch\n'));
    const line = within(await shown(screen.findByRole('group', { name: longTitle })));
    const tops = line.getAllByRole('combobox').map((box) => box.getBoundingClientRect().top);
    await expect(new Set(tops.map(Math.round)).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  name: 'how a field is read is not cut on a phone',
  args: {
    loadForm: () =>
      Promise.resolve({
        ...definition,
        schema: {
          ...definition.schema,
          properties: { parts: { title: 'Parts', type: 'array', items: { type: 'string' } } },
        },
      }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Parts\nMast;Boom\n'));
    const parts = within(await shown(screen.findByRole('group', { name: 'Parts' })));
    const way = parts.getByRole('combobox', { name: /^Read as/ });
    await expect(way).toHaveTextContent('List, parted by semicolons');
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
  },
};

const loadLate = fn<() => Promise<typeof definition>>();
export const LateForm: Story = {
  name: 'a form that did not arrive is asked for again once the connection is back',
  args: { loadForm: loadLate },
  beforeEach: () =>
    void loadLate.mockReset().mockResolvedValue(definition).mockRejectedValueOnce(new TypeError()),
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    window.dispatchEvent(new Event('online'));
    await userEvent.upload(input(), csv('Title\nScratch\n'));
    await shown(screen.findByRole('group', { name: 'Estimated cost' }));
  },
};

export const WithoutRows: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind\n'));
    await shown(screen.findByText('There are no rows below the first line.'));
  },
};

export const NoCsv: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title\n"never closed\n'));
    await shown(screen.findByText(/This is not a CSV from line \d on; mend that line\./));
  },
};

/** Chooses in a menu of the file: what its columns are parted by, its encoding. */
async function readAs(title: string, option: string): Promise<void> {
  await fireEvent.mouseDown(await screen.findByRole('combobox', { name: new RegExp(`^${title}`) }));
  await fireEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const PartedWrongly: Story = {
  name: 'who has chosen a sign by which a file cannot be parted chooses another one',
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind\nTorn,"sail;Damage\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await readAs('Columns are parted by', 'Comma');
    await shown(screen.findByText(/This is not a CSV from line \d on/));
    await readAs('Columns are parted by', 'Semicolon');
    await shown(screen.findByText('incidents.csv: 1 row'));
    await expect(screen.queryByText(/This is not a CSV/)).toBeNull();
    await shown(screen.findByText('Still to be matched, or given a default: Happened on, Description.'));
  },
};

export const MappedForAnother: Story = {
  name: 'a mapping made for another file fills no field from a column that this one does not have',
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(
      input(),
      csv('Title;Kind;Happened on;Description\nScratch;Damage;1.2.2026;At the bow\n'),
    );
    await shown(screen.findByText('incidents.csv: 1 row'));
    const fields = {
      title: { column: 'Betreff' },
      kind: { column: 'Kind' },
      happened: { column: 'Day', as: 'date', order: 'dmy' },
      description: { column: 'Text', default: 'None' },
    };
    const made = JSON.stringify({ fields: { ...fields, part: { column: 'Teil' } }, delimiter: ';' });
    await userEvent.upload(input('json'), new File([made], 'other.map.json'));
    const boxes = async (title: string) =>
      within(await screen.findByRole('group', { name: title })).getAllByRole('combobox');
    await waitFor(async () => expect((await boxes('Happened on'))[1]).toHaveTextContent('Day, month, year'));
    await expect((await boxes('Happened on'))[0]).toHaveTextContent('Happened on');
    await expect((await boxes('Title'))[0]).toHaveTextContent('Title');
    await expect((await boxes('Damaged part'))[0]).toHaveTextContent('Not in the file');
    const usual = within(screen.getByRole('group', { name: 'Description' })).getByRole('textbox');
    await expect(usual).toHaveValue('None');
  },
};

export const ChosenTwice: Story = {
  name: 'of two files that are chosen quickly the second is taken, also where the first is read later',
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const { passed, open } = gate();
    const slow = csv('Title\nScratch\n');
    slow.arrayBuffer = async () => {
      await passed;
      return Blob.prototype.arrayBuffer.call(slow);
    };
    await userEvent.upload(input(), slow);
    await userEvent.upload(input(), new File(['Title\nDent\nScratch\n'], 'second.csv', { type: 'text/csv' }));
    await shown(screen.findByText('second.csv: 2 rows'));
    open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.getByText('second.csv: 2 rows')).toBeVisible();
  },
};

export const MappedLate: Story = {
  name: 'a mapping that is read later than another file was chosen does not bring back the file before',
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title\nScratch\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    const { passed, open } = gate();
    const slow = new File(['{"fields":{},"delimiter":";"}'], 'late.map.json');
    slow.text = async () => {
      await passed;
      return Blob.prototype.text.call(slow);
    };
    await userEvent.upload(input('json'), slow);
    await userEvent.upload(input(), new File(['Title\nDent\nScratch\n'], 'second.csv', { type: 'text/csv' }));
    await shown(screen.findByText('second.csv: 2 rows'));
    open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.getByText('second.csv: 2 rows')).toBeVisible();
  },
};

export const MatchedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind;Day;Description\nScratch;Damage;1.2.2026;At the bow\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await lookByTouch(expectNothingWider);
  },
};

function Left(props: ComponentProps<typeof ImportDialog>) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Button onClick={() => setLeft(true)}>Back</Button>
      {!isLeft && <ImportDialog {...props} />}
    </>
  );
}

export const LeftByBack: Story = {
  name: 'who goes back leaves the rows that are not sent yet where they are',
  render: (args) => <Left {...args} />,
  beforeEach: takingIn,
  play: async ({ userEvent, canvas }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const rows = Array.from({ length: 250 }, (_, at) => `Scratch ${at};Damage;1.2.2026;At the bow\n`);
    await userEvent.upload(input(), csv(`Title;Kind;Happened on;Description\n${rows.join('')}`));
    await shown(screen.findByText('incidents.csv: 250 rows'));
    const { passed, open } = gate();
    asked.mockReturnValue(passed);
    await userEvent.click(named('Check every row'));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await fireEvent.click(canvas.getByText('Back'));
    open();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const NoMapping: Story = {
  name: 'what is no mapping, and no CSV, is said',
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title\n'));
    await shown(screen.findByText('There are no rows below the first line.'));
    await userEvent.upload(input(), csv('Title,Kind\nScratch,Damage\nScratch\n'));
    await shown(screen.findByText(/1 row has more columns than the first line, or fewer/));
    await userEvent.upload(input('json'), new File(['['], 'no.json', { type: 'application/json' }));
    await shown(screen.findByText(/This is no mapping/));
  },
};

export const Unreadable: Story = {
  name: 'a file that another program holds is no silence',
  play: async ({ userEvent }) => {
    const held = (name: string): File => {
      const file = new File([''], name);
      const refuse = () => Promise.reject(new DOMException('It is locked.', 'NotReadableError'));
      return Object.assign(file, { text: refuse, arrayBuffer: refuse });
    };
    const said = /^This file cannot be read/;
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), held('incidents.csv'));
    await shown(screen.findByText(said));
    await userEvent.upload(input(), csv('Title\nScratch\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await expect(screen.queryByText(said)).toBeNull();
    await userEvent.upload(input('json'), held('incidents.map.json'));
    await shown(screen.findByText(said));
  },
};

export const ReadOtherwise: Story = {
  name: 'what was found of rows that were read otherwise is not about these',
  beforeEach: takingIn,
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(
      input(),
      csv('Title;Kind;Damaged part;Day;Description\nTorn flag;Damage;Hull;1.2.2026;A tear.\n'),
    );
    await shown(screen.findByText('incidents.csv: 1 row'));
    await choose('Happened on', 0, 'Day');
    const { passed, open: answer } = gate();
    asked.mockImplementation(() => passed);
    await userEvent.click(named('Check every row'));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await choose('Happened on', 1, 'Day, month, year');
    answer();
    await waitFor(() => expect(named('Check every row')).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(screen.queryByRole('button', { name: /^Import \d+ row/ })).toBeNull();
  },
};

export const ClickedTwice: Story = {
  name: 'a second click in the place of the first presses nothing else, however fast the server is',
  beforeEach: takingIn,
  play: async ({ args, userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const header = 'Title;Kind;Damaged part;Day;Description';
    const rows = 'Torn sail;Damage;Hull;1.2.2026;A tear of a metre.\nNo day;Damage;Hull;;A tear.\n';
    await userEvent.upload(input(), csv(`${header}\n${rows}`));
    await shown(screen.findByText('incidents.csv: 2 rows'));
    await choose('Happened on', 0, 'Day');
    const said = async (text: string): Promise<void> =>
      waitFor(() => expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent(text));
    /** Clicks once more where a button has been pressed, in its corners too: something wider may have come beside it. */
    const press = async (name: string, then: string): Promise<void> => {
      const { left, top, width, height } = named(name).getBoundingClientRect();
      await userEvent.click(named(name));
      await said(then);
      for (const part of [0.05, 0.5, 0.95]) {
        const there = document.elementFromPoint(left + width * part, top + height / 2);
        if (there) await userEvent.click(there);
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      await said(then);
    };
    await press('Check every row', 'Can be imported: 1 · Refused: 1');
    // Its place in the file is said with it.
    await said('3 No day · Damage · Hull');
    await expect(asked).not.toHaveBeenCalledWith(false);
    asked.mockClear();
    await press('Import 1 row', 'Imported: 1 · Refused: 1');
    await expect(asked.mock.calls).toEqual([[false]]);
    await expect(named('Import 1 row')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(named('Try the others again'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await said('Imported: 1 · Refused: 1');
    await waitFor(() => expect(named('Try the others again')).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(named('Check every row'));
    await said('There already: 1 · Refused: 1');
    // The list has a row more, whatever was looked at since.
    await userEvent.click(named('Close'));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
  },
};

export const LostAnswer: Story = {
  name: '§8 rows whose answer is lost are told as imported when they are sent again',
  beforeEach: takingIn,
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const header = 'Title;Kind;Damaged part;Day;Description';
    await userEvent.upload(input(), csv(`${header}\nTorn sail;Damage;Hull;1.2.2026;A tear of a metre.\n`));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await choose('Happened on', 0, 'Day');
    const result = async (text: string): Promise<void> =>
      waitFor(() => expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent(text), {
        timeout: 5000,
      });
    await userEvent.click(named('Check every row'));
    await result('Can be imported: 1');
    losesNext = true;
    await userEvent.click(named('Import 1 row'));
    await result('Imported: 1');
    await expect(asked).toHaveBeenCalledTimes(3);
  },
};

const offeredTo = (role: number, count: number): Story => ({
  render: () => <ListActions hasBoats isChoosing={false} onChoosing={() => undefined} />,
  beforeEach: () => {
    arrive('filled', role);
    return leave;
  },
  play: async ({ canvas }) => {
    const mayReview = role < 3 ? 1 : 0;
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: 'Import CSV' })).toHaveLength(count));
    await expect(canvas.queryAllByRole('button', { name: 'Choose boats' })).toHaveLength(mayReview);
  },
});
export const Offered = offeredTo(1, 1);
export const NotOffered: Story = { ...offeredTo(3, 0), name: 'who may not add rows is not offered it' };

export const German: Story = { globals: { language: 'de' } };
