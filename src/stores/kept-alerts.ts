// The alerts of an admin, kept in this browser: they survive a reload, and what was missed is asked for from the last one on.
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import { recalled, remember } from '#src/browser/storage.ts';

export interface ReceivedAlert {
  /** The same in all tabs, where the server numbers alerts. */
  id: string;
  message: Text;
  at: string;
  /** One of the kinds of realtime.json. */
  kind?: string;
  isUnread?: boolean;
  /** When it was marked as read or unread, in milliseconds of the epoch. */
  markedAt?: number;
  /** What it is about, as far as it says so. */
  boatId?: string;
  bookingId?: string;
  /** A row of another noun. */
  about?: { entity: string; id: string };
  /** Who has written. */
  userId?: string;
}

export interface KeptAlerts {
  /** Number of the last alert that was shown, from a server that numbers them. */
  last?: number;
  /** The latest first. */
  received: ReceivedAlert[];
}

const most = 50;

export const alertsKeyOf = (adminId: string | number): string => `alerts:${adminId}`;
export const silentKeyOf = (adminId: string | number): string => `silent-alerts:${adminId}`;

/** What is kept; nothing where something else is. */
export function readAlerts(key: string): KeptAlerts {
  const { last, received } = (recalled(key) ?? {}) as Partial<KeptAlerts>;
  return {
    ...(typeof last === 'number' ? { last } : {}),
    received: Array.isArray(received) ? received : [],
  };
}

/**
 * All alerts of two tabs, each as it was marked last. A tab may see what another keeps only after it has written itself:
 * joined again by whoever sees it, nothing is lost, and all come to the same.
 */
export function joined(kept: readonly ReceivedAlert[], known: readonly ReceivedAlert[]): ReceivedAlert[] {
  const byId = new Map(kept.map((alert) => [alert.id, alert]));
  for (const alert of known) {
    const other = byId.get(alert.id);
    if (!other || (alert.markedAt ?? 0) > (other.markedAt ?? 0)) byId.set(alert.id, alert);
  }
  return [...byId.values()].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, most);
}

export const keepAlerts = (key: string, kept: KeptAlerts): void => remember(key, JSON.stringify(kept));

const kindsByName: Partial<Record<string, string>> = realtime.kinds;
const kindsByEvent = new Map(
  Object.entries({ ...realtime.listen, ...realtime.ours }).map(([name, event]) => [event, kindsByName[name]]),
);

/** All that alerts can be, in the order of the configuration. */
export const alertKinds: readonly string[] = [...new Set(Object.values(realtime.kinds))];

/** The kind of what an event of the socket brings. */
export const kindOf = (event: string): string | undefined => kindsByEvent.get(event);

/** Kinds that the admin does not want to be called for. */
export function silentKinds(key: string): string[] {
  const silent = recalled(key);
  return Array.isArray(silent) ? alertKinds.filter((kind) => silent.includes(kind)) : [];
}
