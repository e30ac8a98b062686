// §7: the envelope around every answer.
import type { FilledText } from './text.ts';

/** `flag` is true on success; on failure `error` is the message and `sort` the field it belongs to. */
export interface Envelope<Data = unknown> {
  flag: boolean;
  data?: Data;
  sort?: string;
  error?: string;
  /** Our server adds what `error` was made of, to be translated. */
  text?: FilledText;
  /** Our server adds every problem by field. */
  errors?: Record<string, string>;
  /** Our server adds what `errors` were made of. */
  texts?: Record<string, FilledText>;
  /** Our server adds the page a list was cut to. */
  page?: Page;
}

/** `sort` of a failure that leaves open whether the change was made; sent again with its key, it is made once. */
export const sortOfUnsettled = 'outcome';

/** Where a paged list goes on, and how many rows it has in all (absent when not counted). */
export interface Page {
  next: string | null;
  /** Where the page before ends; lists that only go on leave it out. */
  previous?: string | null;
  total?: number;
}

/** What a server beyond §7 offers; another server answers 404 and offers nothing. */
export interface Meta {
  features: Feature[];
  /** The calls of lists that are answered a page at a time when they are asked so. */
  pages?: string[];
}
/** What a server may offer. */
export const features = [
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
  'payouts',
  'refunds',
  'forms',
  'collections',
  'account',
  'secondFactor',
  'notes',
  'views',
  'returns',
  'search',
  'import',
] as const;
export type Feature = (typeof features)[number];
