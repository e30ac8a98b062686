// Every file of machines/ with its diagram: a new machine appears by itself. Where the tests have run, each arrow says at how many
// levels (machine, calls on either engine, screen) it was tried.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#machines/chart.ts';
import { everyLabel } from '../../../.storybook/every-label.ts';
import { MachineDiagram } from './machine-diagram.tsx';

interface Coverage {
  machine: string;
  edges: { state: string; event: string; target: string; levels: string[]; tried: string[] }[];
}

const modules = import.meta.glob<object>('../../../machines/*.machine.ts', { eager: true });
// Written by `npm test`; a checkout without it shows the machines alone.
const coverage = Object.values(
  import.meta.glob<Coverage[]>('/node_modules/.cache/quarterdeck/coverage.json', {
    eager: true,
    import: 'default',
  }),
).flat();

const machines = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Machine'))
    .map(([, machine]) => machine as AnyStateMachine),
);

const grey = { color: 'grey', icon: '' } as const;

function levelsOf({ levels, tried }: Coverage['edges'][number]): string {
  const missing = levels.filter((level) => !tried.includes(level));
  const done = `tried: ${tried.join(', ') || 'nowhere'}`;
  return missing.length === 0 ? done : `${done}; not tried: ${missing.join(', ')}`;
}

function EveryMachine() {
  return (
    <div style={{ display: 'grid', gap: 48 }}>
      {machines.map((machine) => {
        const { states, edges } = chartOf(machine);
        const tried = coverage.find((each) => each.machine === machine.id)?.edges ?? [];
        return (
          <MachineDiagram
            key={machine.id}
            title={machine.id}
            current={states[0] ?? ''}
            states={states.map((name) => ({ name, text: name, ...grey, ...everyLabel[machine.id]?.[name] }))}
            arrows={edges.map(({ from, to, event }) => {
              const found = tried.find((edge) => edge.state === from && edge.event === event);
              if (!found) return { from, to, event };
              const [done, of] = [found.tried.length, found.levels.length];
              return { from, to, event: `${event} ${done}/${of}`, tone: done === of ? 'good' : 'bad' };
            })}
            actions={tried.map((edge) => ({
              event: `${edge.state} ${edge.event}`,
              label: `${edge.state}, ${edge.event}, then ${edge.target}`,
              reason: levelsOf(edge),
            }))}
          />
        );
      })}
    </div>
  );
}

const meta = {
  title: 'Machines/Every machine',
  component: EveryMachine,
} satisfies Meta<typeof EveryMachine>;

export default meta;

export const EveryMachineOfTheProduct: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(machines.length).toBeGreaterThan(0);
    for (const { id } of machines)
      await expect(canvas.getByText(id, { selector: 'figcaption' })).toBeVisible();
  },
};
