import type { StatusLabel } from './status-chip.tsx';

/** A state that its machine has lost is shown by its own name. */
export const labelOfState = (
  labels: Readonly<Record<string, StatusLabel | undefined>>,
  state: string,
): StatusLabel => labels[state] ?? { text: state, color: 'grey', icon: 'dot' };
