import labels from '#schemas/labels.json' with { type: 'json' };
import { StatusChip } from '#src/components/machines/status-chip.tsx';

/** Says of a user that they are blocked; nothing of the others. */
export function BlockedMark({ isBlocked }: { isBlocked: boolean | undefined }) {
  return isBlocked ? <StatusChip {...labels.account.blocked} /> : null;
}
