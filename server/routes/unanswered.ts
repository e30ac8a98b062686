// Rows of schemas/calls.ts that this server does not answer yet: it says 404 to them.
import type { CallName } from '#schemas/calls.ts';

export const unanswered: readonly CallName[] = [];
