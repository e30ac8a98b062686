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

type Story = StoryObj<typeof meta>;

export const Settled: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(first).toHaveTextContent('1,200.5');
    await expect(second).toHaveTextContent('Paid by the deposit.');
  },
};

const choices: FormDefinition<'note'> = {
  name: 'note',
  schema: {
    properties: {
      paid: { title: 'Paid', type: 'boolean' },
      by: { title: 'By', type: 'string', enum: ['bank', 'cash'], enumNames: { bank: 'Bank transfer' } },
      parts: {
        title: 'Parts',
        type: 'array',
        items: { type: 'string', oneOf: [{ const: 'hull', title: 'The hull' }, { const: 'sail' }] },
      },
    },
  },
  ui: {},
  validate: () => true,
  validators: {},
};

export const InWords: Story = {
  args: {
    row: { _id: '1', steps: { settle: { said: { paid: true, by: 'bank', parts: ['hull', 'sail'] } } } },
  },
  render: (args) => <TakenSteps {...args} forms={new Map([['settle', choices]])} />,
  play: async ({ canvas }) => {
    const [paid, by, parts] = canvas.getAllByRole('definition');
    await expect(paid).toHaveTextContent('Yes');
    await expect(by).toHaveTextContent('Bank transfer');
    await expect(parts).toHaveTextContent('The hull, sail');
  },
};
