// The alerts of an admin, kept in this browser: they survive a reload, and what was missed is asked for from the last one on.

export interface ReceivedAlert {
  id: number;
  message: string;
  at: string;
  /** What it is about, as far as it says so. */
  boatId?: string;
  bookingId?: string;
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

/** What is kept; nothing where a storage is forbidden or holds something else. */
export function readAlerts(key: string): KeptAlerts {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<KeptAlerts> | null;
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

/** A full or forbidden storage costs what is kept, not what is shown. */
export function keepAlerts(key: string, kept: KeptAlerts): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Shown until the reload.
  }
}
