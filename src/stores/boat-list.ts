// The boat list as it is wanted: pages from a server that pages, otherwise everything once, cut and searched here.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Outcome } from '#src/api/call.ts';
import { paths } from '#src/paths.ts';
import { isWanted, searchOf, wantedIn, type Wanted } from './boat-search.ts';
import { offers } from './meta.ts';
import { hasToken } from './session.ts';

interface BoatList {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  error: Text;
  rows: Boat[];
  /** How many boats match in all; unknown until counted. */
  total: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
}

export const boatList = proxy<BoatList>({
  state: 'idle',
  error: '',
  rows: [],
  total: undefined,
  hasMore: false,
  isLoadingMore: false,
});

let wanted: Wanted = {};
let next: string | null = null;
/** Everything that matches, from a server that does not page. */
let whole: Boat[] | undefined;
/** Rises with each load, so that a late answer to an older question is dropped. */
let turn = 0;

function queryOf({ text, status, from, to }: Wanted, after: string | null): Record<string, string> {
  return {
    limit: String(limits.page.default),
    ...(text ? { q: text } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(after ? { after } : {}),
  };
}

function ask(
  filter: BoatFilterForm | undefined,
  query: Record<string, string> | undefined,
): Promise<Outcome<Boat[]>> {
  const asked = query ? { query } : {};
  return filter ? call(calls.filterBoats, { body: filter, ...asked }) : call(calls.getAllBoats, asked);
}

function showWhole(count: number): void {
  const rows = whole ?? [];
  boatList.rows = rows.slice(0, count).map((row) => ref(row));
  boatList.total = rows.length;
  boatList.hasMore = count < rows.length;
}

function show(outcome: Outcome<Boat[]>, isMore: boolean): void {
  if (!outcome.ok) {
    boatList.error = outcome.error;
    if (!isMore) boatList.state = 'failed';
    return;
  }
  const rows = Array.isArray(outcome.data) ? outcome.data : [];
  const { page } = outcome.envelope;
  boatList.state = 'ready';
  if (!page) {
    whole = rows
      .filter((boat) => isWanted(boat, wanted))
      .sort((a, b) => String(b.date ?? '').localeCompare(String(a.date ?? '')));
    showWhole(limits.page.default);
    return;
  }
  whole = undefined;
  next = page.next;
  boatList.rows = [...(isMore ? boatList.rows : []), ...rows.map((row) => ref(row))];
  if (page.total !== undefined) boatList.total = page.total;
  boatList.hasMore = next !== null;
}

/** Counted apart from the first page, which need not wait for it. */
async function count(search: Wanted, mine: number): Promise<void> {
  const outcome = await ask(search.filter, { ...queryOf(search, null), limit: '1', count: 'true' });
  if (mine === turn && outcome.ok) boatList.total = outcome.envelope.page?.total;
}

/** The list was asked for ahead of its screen, which has not come yet. */
let isAhead = false;

/** Loads the first page of what is wanted; the same question, under way or answered ahead, is not asked twice. */
export async function loadBoats(search: Wanted): Promise<void> {
  const isAsked = boatList.state === 'loading' || (isAhead && boatList.state === 'ready');
  isAhead = false;
  if (isAsked && searchOf(search) === searchOf(wanted)) return;
  wanted = search;
  next = null;
  whole = undefined;
  const mine = (turn += 1);
  boatList.state = 'loading';
  boatList.total = undefined;
  const query = (await offers('paging')) ? queryOf(search, null) : undefined;
  const outcome = await ask(search.filter, query);
  if (mine !== turn) return;
  show(outcome, false);
  if (outcome.ok && outcome.envelope.page && boatList.total === undefined) void count(search, mine);
}

/** Asks for the list beside the loading of its screen, when the page was opened there. */
export async function startList(): Promise<void> {
  const { pathname, search } = window.location;
  if (boatList.state !== 'idle' || !hasToken() || pathname !== paths.boats) return;
  const answered = loadBoats(wantedIn(search));
  isAhead = true;
  await answered;
}

/** Appends the next page. One request at a time. */
export async function loadMoreBoats(): Promise<void> {
  if (boatList.isLoadingMore || !boatList.hasMore) return;
  if (whole) return showWhole(boatList.rows.length + limits.page.default);
  const mine = turn;
  boatList.isLoadingMore = true;
  const outcome = await ask(wanted.filter, queryOf(wanted, next));
  boatList.isLoadingMore = false;
  if (mine === turn) show(outcome, true);
}

/** Puts a newer version of a boat in its place in the list. */
export function replaceInList(boat: Boat): void {
  const replace = (row: Boat): Boat => (row._id === boat._id ? ref({ ...row, ...boat }) : row);
  boatList.rows = boatList.rows.map(replace);
  whole = whole?.map(replace);
}
