// What the boat list is searched for: kept in the URL, and judged here when the server does not search itself.
import { boatApproval, type BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';

export interface Wanted {
  text?: string;
  status?: BoatApproval;
  /** YYYY-MM-DD, both days included. */
  from?: string;
  to?: string;
  filter?: BoatFilterForm;
}

const day = /^\d{4}-\d\d-\d\d$/;
const isApproval = (text: string | null): text is BoatApproval =>
  text !== null && text in labels.boatApproval;

export const ownerName = ({ user }: Boat): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ');

/** Whether a boat matches text, label and dates; the filter's own fields are the server's to judge. */
export function isWanted(boat: Boat, { text, status, from, to }: Wanted): boolean {
  const submitted = String(boat.date ?? '').slice(0, 10);
  const haystack = [boat.model, boat.location1, ownerName(boat)].join(' ').toLowerCase();
  return (
    (!text || haystack.includes(text.toLowerCase())) &&
    (!status || boatApproval(boat.status) === status) &&
    (!from || submitted >= from) &&
    (!to || submitted <= to)
  );
}

function filterIn(params: URLSearchParams): BoatFilterForm | undefined {
  try {
    return (JSON.parse(params.get('filter') ?? 'null') as BoatFilterForm | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads what is wanted from the URL's query; what cannot be read is not wanted. */
export function wantedIn(search: string): Wanted {
  const params = new URLSearchParams(search);
  const [text, status, from, to] = ['q', 'status', 'from', 'to'].map((key) => params.get(key));
  const filter = filterIn(params);
  return {
    ...(text ? { text } : {}),
    ...(isApproval(status ?? null) ? { status: status as BoatApproval } : {}),
    ...(from && day.test(from) ? { from } : {}),
    ...(to && day.test(to) ? { to } : {}),
    ...(filter ? { filter } : {}),
  };
}

/** The query that {@link wantedIn} reads, with its question mark, or ''. */
export function searchOf({ text, status, from, to, filter }: Wanted): string {
  const entries = { q: text, status, from, to, filter: filter && JSON.stringify(filter) };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(entries)) if (value) params.set(key, value);
  const query = params.toString();
  return query ? `?${query}` : '';
}
