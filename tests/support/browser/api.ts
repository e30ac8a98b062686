// Asks the server under test directly, to bring it into the state a browser test starts from.
import type { Admin, AdminForm, Boat, Booking, User } from '#schemas/types.ts';
import { dot } from '../server/multipart.ts';

export const admin = { email: 'admin@quarterdeck.example', password: 'quarterdeck-demo' };

interface Answer<Data> {
  flag: boolean;
  error?: string;
  data: Data;
}

export interface Api {
  token: string;
  /** What the client keeps in local storage of a signed-in admin. */
  storage: Record<string, string>;
  boats: (query?: Record<string, string>) => Promise<Boat[]>;
  boat: (id: Boat['_id']) => Promise<Boat>;
  user: (id: User['_id']) => Promise<User>;
  save: (id: Boat['_id'], info: Record<string, unknown>) => Promise<void>;
  decide: (id: Boat['_id'], sort: string, result: number) => Promise<void>;
  /** Gives a document a new image. */
  bringDocument: (id: Boat['_id'], type: string) => Promise<void>;
  /** Every booking. */
  bookings: () => Promise<Booking[]>;
  decideBooking: (id: Booking['_id'], value: number) => Promise<void>;
  /** Saves one setting of a boat by the name of its call: `addLocation`, `addplan`. */
  set: (call: string, id: Boat['_id'], body: object) => Promise<void>;
  /** Any other call. */
  ask: <Data>(method: string, path: string, body?: object) => Promise<Data>;
  admins: () => Promise<Admin[]>;
  addAdmin: (data: AdminForm) => Promise<Admin>;
  saveAdmin: (id: Admin['_id'], data: object) => Promise<Admin>;
  removeAdmin: (id: Admin['_id']) => Promise<void>;
}

/** Signs in and keeps the token for the calls that follow. */
export async function signIn(baseUrl: string, { email, password } = admin): Promise<Api> {
  const path = `/api/admin/users/${encodeURIComponent(email)}/${encodeURIComponent(password)}`;
  const answer = (await (await fetch(baseUrl + path)).json()) as { token: string; existingUser: object };
  const { token, existingUser } = answer;

  async function ask<Data>(method: string, at: string, body?: object): Promise<Data> {
    const response = await fetch(`${baseUrl}/api${at}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { flag, error, data } = (await response.json()) as Answer<Data>;
    if (!flag) throw new Error(`${method} ${at}: ${error}`);
    return data;
  }

  return {
    token,
    storage: { token, user: JSON.stringify(existingUser) },
    boats: (query = {}) =>
      ask('GET', `/admin/boats/getAllboats?${new URLSearchParams({ limit: '100', ...query }).toString()}`),
    boat: (id) => ask('GET', `/boats/getbasicInfo/${id}`),
    user: (id) => ask('GET', `/users/${id}`),
    save: (id, info) => ask('PUT', `/boats/updateboat/${id}`, info),
    decide: (id, sort, result) => ask('POST', `/admin/boats/setBoatStatus/${id}`, { sort, result }),
    bringDocument: async (id, type) => {
      const body = new FormData();
      body.append('photo', new Blob([new Uint8Array(dot)], { type: 'image/png' }), 'licence.png');
      const headers = { authorization: `Bearer ${token}` };
      const at = `${baseUrl}/api/boats/adddocImage/${id}/${type}`;
      const response = await fetch(at, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`POST ${at}: ${await response.text()}`);
    },
    bookings: () => ask('GET', '/admin/booking/getAllBooking'),
    decideBooking: (id, value) => ask('POST', `/reservation/setBookStatus/${id}`, { value }),
    set: (call, id, body) => ask('POST', `/boats/${call}/${id}`, body),
    ask,
    admins: () => ask('GET', '/admin/users'),
    addAdmin: (data) => ask('POST', '/admin/users', { data }),
    saveAdmin: (id, data) => ask('PUT', `/admin/users/${id}`, { data }),
    removeAdmin: (id) => ask('DELETE', `/admin/users/${id}`),
  };
}
