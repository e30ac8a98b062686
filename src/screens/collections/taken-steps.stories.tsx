import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collectionParts } from '#schemas/generated/collection-screens.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import type { StepForms } from '#src/stores/collection-parts.ts';
import { TakenSteps, type TakenStepsProps } from './taken-steps.tsx';

async function loadForms(): Promise<{ forms: StepForms }> {
  const [, , , forms] = await collectionParts.incident();
  return { forms: new Map<string, FormDefinition<keyof Forms>>(forms) };
}

const meta = {
  title: 'Screen parts/Taken steps',
  component: TakenSteps,
  args: {
    name: 'incident',
    forms: new Map(),
    row: {
      _id: '1',
      steps: {
        settle: {
          at: '2026-06-16T10:00:00.000Z',
          byName: 'Marta Rossi',
          said: { note: 'Paid by the deposit.', amount: 1200.5 },
        },
      },
    },
  },
  loaders: [loadForms],
  render: (args, { loaded }) => <TakenSteps {...args} {...(loaded as Pick<TakenStepsProps, 'forms'>)} />,
} satisfies Meta<typeof TakenSteps>;

export default meta;

export const Settled: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(first).toHaveTextContent('1,200.5');
    await expect(second).toHaveTextContent('Paid by the deposit.');
  },
};
