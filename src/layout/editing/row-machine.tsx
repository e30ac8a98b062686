// The machine that a row's status follows, as staff read it: where it is, what may be done, and why the rest may not.
import type { AnyStateMachine } from 'xstate';
import { actionsIn, chartOf } from '#machines/chart.ts';
import history from '#schemas/history.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';
import { MachineDiagram } from '#src/components/machines/machine-diagram.tsx';
import { onlyWhile } from '#src/components/machines/step-reasons.ts';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { whyNot } from '#src/stores/refusals.ts';

const happened: Partial<Record<string, string>> = history.actions;

export interface RowMachineProps {
  title: string;
  machine: AnyStateMachine;
  state: string;
  /** The label of each state. */
  labels: Record<string, StatusLabel>;
  /** What staff may do, and what each button reads. */
  actions: readonly { event: string; label: string }[];
  /** Of every action, or of each. */
  permission: Permission | Readonly<Record<string, Permission>>;
  /** Why an action cannot be taken of this very row though its state and the role allow it, translated. */
  reasonAgainst?: (event: string) => string | undefined;
  /** Texts of events that are not staff's. */
  others?: Record<string, string>;
}

export function RowMachine({
  title,
  machine,
  state,
  labels,
  actions,
  permission,
  reasonAgainst,
  others = {},
}: RowMachineProps) {
  const { t } = useTranslation();
  const { states, edges } = chartOf(machine);
  const arrowOf = (event: string): string =>
    actions.some((action) => action.event === event) ? event : (others[event] ?? happened[event] ?? event);
  const labelOf = (name: string): string => labels[name]?.text ?? name;
  const explained = actionsIn(machine, state, actions).map(({ event, label, target, possibleIn }) => {
    const needed = typeof permission === 'string' ? permission : permission[event];
    const forbidden = (needed && whyNot(needed, t)) ?? (target && reasonAgainst?.(event));
    return {
      event,
      label,
      target: forbidden ? undefined : target,
      reason: target ? forbidden : onlyWhile(possibleIn.map(labelOf), t),
    };
  });
  return (
    <MachineDiagram
      title={title}
      states={states.map((name) => ({
        name,
        ...(labels[name] ?? { text: name, color: 'grey' as const, icon: '' }),
      }))}
      arrows={edges.map((edge) => ({ ...edge, event: arrowOf(edge.event) }))}
      current={state}
      actions={explained}
    />
  );
}
