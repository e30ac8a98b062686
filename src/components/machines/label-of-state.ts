import type { StatusLabel } from './status-chip.tsx';

/** A state that its machine has lost is shown by its own name, also where that is the name of what every object has. */
export const labelOfState = (
  labels: Readonly<Record<string, StatusLabel | undefined>>,
  state: string,
): StatusLabel =>
  (Object.hasOwn(labels, state) ? labels[state] : undefined) ?? { text: state, color: 'grey', icon: 'dot' };
