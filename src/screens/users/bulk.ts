// Several users blocked or unblocked at once.
import type { User } from '#schemas/types.ts';
import type { BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { setBlocked } from '#src/stores/users.ts';

export const bulk: BulkKind<User> = {
  reasonAgainst: ({ block = false }, event, t) => {
    if (event === 'block') return block === true ? t('Already blocked.') : undefined;
    return block === true ? undefined : t('Not blocked.');
  },
  take: (user, event) => setBlocked(user, event === 'block'),
};
