import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { definition } from '#schemas/generated/forms/incident.js';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { FormConflict } from './form-conflict.tsx';

const shared = { title: 'Torn sail', kind: 'damage', part: 'rigging', happened: '2026-05-02' };
const names: Record<string, string> = { '100001': '100001 · Anna Keller', '100002': '100002 · Ivo Marin' };

const meta = {
  title: 'Layout/Form conflict',
  component: FormConflict,
  decorators: [
    (Story) => (
      <FormSourcesContext
        value={{
          references: {
            find: () => Promise.resolve([]),
            get: (_list, id) => Promise.resolve(id in names ? { id, name: names[id] ?? id } : undefined),
            addressOf: () => undefined,
          },
        }}
      >
        <Story />
      </FormSourcesContext>
    ),
  ],
  args: {
    form: definition,
    base: shared,
    mine: { ...shared, booking: '100001' },
    theirs: { ...shared, booking: '100002' },
    onDecide: fn(),
  },
} satisfies Meta<typeof FormConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is referred to is called by its name, as in the form. */
export const OfReferences: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('100001 · Anna Keller')).toBeVisible());
    await waitFor(() => expect(screen.getByText('100002 · Ivo Marin')).toBeVisible());
  },
};
export const OfOneThatIsGone: Story = {
  args: { theirs: { ...shared, booking: '100003' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('100001 · Anna Keller')).toBeVisible());
    await expect(screen.getByText('100003')).toBeVisible();
  },
};

const saveMine = () => userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
const report = { ...shared, description: 'Torn along the seam.' };

/** What only the other one has changed is no part of what is saved over it. */
export const OfOtherFields: Story = {
  args: {
    base: report,
    mine: { ...report, title: 'Torn jib', part: 'equipment' },
    theirs: { ...report, title: 'Torn genoa', happened: '2026-05-03' },
  },
  play: async ({ args }) => {
    for (const name of [
      'Title Torn jib Torn genoa',
      'Damaged part Equipment Rigging',
      'Happened on Stays as saved 2026-05-03',
    ])
      await waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
    await saveMine();
    await expect(args.onDecide).toHaveBeenCalledWith({
      ...report,
      title: 'Torn jib',
      part: 'equipment',
      happened: '2026-05-03',
    });
  },
};

/** A damage that became a complaint has no part: both together are neither, and one's own is saved as it is. */
export const OfTwoBranches: Story = {
  args: {
    base: report,
    mine: { ...report, part: 'equipment' },
    theirs: { ...report, kind: 'complaint', part: undefined, about: 'delay' },
  },
  play: async ({ args }) => {
    for (const name of ['Kind Damage Complaint', 'Damaged part Equipment –', 'Complaint about – Delay'])
      await waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
    await saveMine();
    await expect(args.onDecide).toHaveBeenCalledWith({ ...report, part: 'equipment' });
  },
};
