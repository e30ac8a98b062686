// Every list with many rows: its first pages, each order, each filter, and words that stand in many rows, in few and in none; and the home page.
import type { CallName } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { isCatalogue } from '#schemas/references.ts';
import { columnKey, queryKeysOf, type TableDefinition } from '#schemas/table.ts';
import { signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import { insertManyRows } from './many-rows.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

const MOST_MS = 100;
const HOME_MOST_MS = 50;
const ASKED = 20;

type Query = Record<string, string>;

/** What stands in many rows, in few and in none of a list. */
const words: Partial<Record<string, [many: string, few: string]>> = {
  boats: ['oceanis', 'c4ca4'],
  users: ['ada', 'c4ca423'],
  incident: ['scratch', 'a0b1'],
  marina: ['marina', 'a0b1'],
};
const references: Record<string, string> = { booking: 'booking-77', boat: 'boat-77', user: 'guest-77' };

/** Small lists are not asked, nor that of reviews, which is answered whole. */
const isLarge = ({ name }: TableDefinition): boolean =>
  !isCatalogue(name) && !['campaigns', 'refunds', 'reviews'].includes(name);

function filtersOf({ filters, labels }: TableDefinition): Query[] {
  return filters.flatMap((filter): Query[] => {
    const [first = '', second = ''] = queryKeysOf(filter);
    if (filter.kind === 'label')
      return Object.keys(labels[filter.labels ?? ''] ?? {}).map((label) => ({ [first]: label }));
    if (filter.kind === 'reference') return [{ [first]: references[filter.refersTo ?? ''] ?? 'marina-77' }];
    if (filter.kind === 'dateRange')
      return [{ [first]: '2025-12-01', [second]: '2025-12-31' }, { [second]: '2025-06-30' }];
    return [{ [first]: '1000', [second]: '1010' }, { [first]: '100' }];
  });
}

const searchesOf = ([many, few]: [string, string]): Query[] =>
  [many, few, `${many} ${few}`, 'zzzzzz'].map((q) => ({ q }));

const questionsOf = (table: TableDefinition): Query[] => [
  {},
  ...table.columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => [{ sort: columnKey(column) }, { sort: `-${columnKey(column)}` }]),
  ...filtersOf(table),
  ...(table.search ? searchesOf(words[table.name] ?? ['oceanis', 'c4ca423']) : []),
];

const aMonth: Query = { from: '2025-12-01', to: '2025-12-31' };

interface Question {
  name: string;
  call: CallName;
  query: Query;
  mostMs: number;
}

const questions: Question[] = [
  ...Object.values<TableDefinition>(tables)
    .filter(isLarge)
    .flatMap((table) =>
      questionsOf(table).map((query) => ({
        name: table.name,
        call: table.call as CallName,
        query: { ...table.only, ...query },
        mostMs: MOST_MS,
      })),
    ),
  ...[{}, aMonth].map((query) => ({
    name: 'home',
    call: 'getOverview' as const,
    query,
    mostMs: HOME_MOST_MS,
  })),
];
export const questionCount = questions.length;

/** The time that 95 of 100 take at most. */
const slow = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;

/** One portion is every question, each asked for pages of other lengths, one after the other: no answer in memory helps. */
export async function scale(stage: Stage): Promise<() => Promise<Result>> {
  const token = await stage.withRows(async (db) => {
    await insertManyRows(db, stage.engine);
    return (await signedIn(db)).token;
  });
  return async () => {
    const { url, stop } = await stage.start();
    const wrong: string[] = [];
    const slowest: Record<string, number> = {};
    for (const { name, call, query, mostMs } of questions) {
      const times: number[] = [];
      let next: string | null | undefined;
      for (let turn = 0; turn < ASKED; turn += 1) {
        const page: Query = call === 'getOverview' ? {} : { limit: String(limits.list.rows - turn) };
        const started = performance.now();
        const answer = await ask(url, call, {
          token,
          query: { ...query, ...page, ...(next ? { after: next } : {}) },
        });
        times.push(performance.now() - started);
        if (answer?.status !== 200)
          wrong.push(`${name} ${JSON.stringify(query)} was answered ${answer?.status}`);
        next = answer?.envelope.page?.next;
      }
      const ms = slow(times);
      if (ms > mostMs) wrong.push(`${name} ${JSON.stringify(query)}: ${ms.toFixed(0)} ms`);
      slowest[name] = Math.max(slowest[name] ?? 0, Math.round(ms));
    }
    await stop();
    const beside = Object.fromEntries(
      Object.entries(slowest).map(([name, ms]) => [`ms at most: ${name}`, ms]),
    );
    return { tried: questions.length, wrong, beside };
  };
}
