// Ours: what this server offers beyond §7, so that the client need not guess.
import { calls, type Call } from '#schemas/calls.ts';
import type { Meta } from '#schemas/envelope.ts';
import { unanswered } from './routes/unanswered.ts';

/** The calls whose query asks for a page. */
const pages = Object.entries<Call>(calls).flatMap(([name, { query }]) =>
  query?.endsWith('-page') && !unanswered.some((one) => one === name) ? [name] : [],
);

export const meta: Meta = {
  pages,
  features: [
    'paging',
    'versions',
    'remember',
    'signOut',
    'places',
    'changes',
    'history',
    'overview',
    'messages',
    'twins',
    'idempotency',
  ],
};
