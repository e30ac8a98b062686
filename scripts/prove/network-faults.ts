// What may become of a call on its way, and what a screen says of it.
import type { Route } from 'playwright';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };

export interface Fault {
  name: string;
  /** What the browser is given instead of the answer. */
  give: (route: Route) => Promise<unknown>;
  /** What the screen says; without it whatever it says when there is no answer. */
  says?: string;
  /** It leads to the login, or to the screen as if nothing had been. */
  leadsTo?: 'login' | 'content';
  /** The session itself is confirmed. */
  sparesSession?: true;
}

const SLOW_MS = 4000;

const refused =
  (status: number, sort: string, error: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<unknown> =>
    route.fulfill({ status, headers, json: { flag: false, sort, error } });

const { broken, busy, session } = messages.refusal;
const { unknownCall } = serverMessages.refusal;
const html = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';

export const faults: Fault[] = [
  { name: 'refused connection', give: (route) => route.abort('connectionrefused') },
  { name: 'reset connection', give: (route) => route.abort('connectionreset') },
  { name: 'no answer', give: () => Promise.resolve() },
  {
    name: 'slow answer',
    leadsTo: 'content',
    give: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    },
  },
  { name: '500', give: refused(500, 'server', broken), says: broken },
  {
    name: '502 from a gateway',
    give: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  },
  { name: '503', give: refused(503, 'server', busy, { 'retry-after': '1' }), says: busy },
  { name: '404', give: refused(404, 'url', unknownCall), says: unknownCall, sparesSession: true },
  { name: '401', give: refused(401, 'token', session), leadsTo: 'login' },
  {
    name: 'JSON that breaks off',
    give: (route) => route.fulfill({ contentType: 'application/json', body: '{"flag":true,"data":[{"_id":' }),
  },
  { name: 'empty answer', give: (route) => route.fulfill({ contentType: 'application/json', body: '' }) },
  {
    name: 'a page instead of JSON',
    give: (route) => route.fulfill({ contentType: 'text/html', body: html }),
  },
];
