// Every state of every collection that has a machine: whoever adds one has it drawn here.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collectionParts } from '#schemas/generated/collection-screens.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, Forms } from '#schemas/types.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import { collectionStore, stepsIn } from '#src/stores/collections.ts';
import { session } from '#src/stores/session.ts';
import { RowSteps, type RowStepsProps } from './row-steps.tsx';

const names = Object.keys(collectionMachines) as CollectionName[];

async function partsOf(name: CollectionName): Promise<Omit<RowStepsProps, 'row'>[]> {
  const [, { definition: table }, machine, forms] = await collectionParts[name]();
  const stepForms = new Map<string, FormDefinition<keyof Forms>>(forms);
  return machine ? [{ name, machine, forms: stepForms, store: collectionStore(name, table) }] : [];
}

function EveryStatus({ parts }: { parts: readonly Omit<RowStepsProps, 'row'>[] }) {
  return parts.flatMap((part) =>
    Object.keys(part.machine.states).map((state) => (
      <section key={`${part.name} ${state}`} aria-label={`${part.name} ${state}`}>
        <RowSteps {...part} row={{ _id: 'story', state }} />
      </section>
    )),
  );
}

const meta = {
  title: 'Screen parts/Steps of collections',
  component: EveryStatus,
  args: { parts: [] },
  loaders: [async () => ({ parts: (await Promise.all(names.map(partsOf))).flat() })],
  render: (_args, { loaded }) => <EveryStatus parts={(loaded as { parts: RowStepsProps[] }).parts} />,
  beforeEach: () => {
    session.admin = { _id: 'chief', role: 1 };
    return () => void (session.admin = null);
  },
} satisfies Meta<typeof EveryStatus>;

export default meta;

export const EveryState: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of names)
      for (const state of Object.keys(collections[name].machine?.states ?? {})) {
        const section = within(canvas.getByRole('region', { name: `${name} ${state}` }));
        for (const [, { label }] of stepsIn(name))
          await expect(section.getByRole('button', { name: label })).toBeVisible();
      }
  },
};

/** What turns a row down is a red button from the first to the last. */
export const Dangerous: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'incident inReview' }));
    await userEvent.click(section.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [reject, cancel] = ['Reject', 'Cancel'].map((name) => dialog.getByRole('button', { name }));
    await expect(reject).toHaveClass('MuiButton-colorError');
    await expect(cancel).not.toHaveClass('MuiButton-colorError');
  },
};
