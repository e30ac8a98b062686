// The alerts of an admin, kept in this browser: they survive a reload, and what was missed is asked for from the last one on.
import type { Text } from '#schemas/text.ts';
import { remember, remembered } from '#src/browser/storage.ts';

export interface ReceivedAlert {
  id: number;
  message: Text;
  at: string;
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
  unread: number;
  received: ReceivedAlert[];
}

export const keyOf = (adminId: string | number): string => `alerts:${adminId}`;

/** What is kept; nothing where something else is. */
export function readAlerts(key: string): KeptAlerts {
  try {
    const kept = JSON.parse(remembered(key) ?? 'null') as Partial<KeptAlerts> | null;
    const { last, unread = 0, received } = kept ?? {};
    return {
      ...(typeof last === 'number' ? { last } : {}),
      unread,
      received: Array.isArray(received) ? received : [],
    };
  } catch {
    return { unread: 0, received: [] };
  }
}

export const keepAlerts = (key: string, kept: KeptAlerts): void => remember(key, JSON.stringify(kept));
