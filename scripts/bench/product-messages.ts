// What the bench and the server's process say to each other.
import realtime from '#schemas/realtime.json' with { type: 'json' };

/** The first word of the process: it listens. */
export interface Ready {
  url: string;
  token: string;
  admin: Record<string, unknown>;
}

/** `cpu` only asks; the others first raise an alert for every admin, or change one boat. Each is answered. */
export type Order = { number: number } & ({ do: 'cpu' } | { do: 'alert' } | { do: 'change'; boat: string });

/** The answer to the order of that number, with the CPU time of the process so far in microseconds. */
export interface Obeyed {
  number: number;
  cpu: number;
}

export const realtimeEvent = realtime.listen.newBoat;
