// The built client against a server that knows §7 and nothing else, at another origin, through config.json.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { calls as rows, type Call } from '#schemas/calls.ts';
import type { Listening } from '../listen.ts';
import { admin, password } from './data.ts';
import { startOtherServer, type OtherServer, type Received } from './server.ts';
import { serveClient } from '../browser/static-site.ts';
import { useTabs, type Tab, type TabOptions } from '../browser/tab.ts';
import { useTurns } from '../browser/turns.ts';

export interface OtherSite {
  /** The server of this test file; what arrived there is forgotten before each test. */
  readonly server: OtherServer;
  /** Where the client is served. */
  readonly origin: string;
  /** A tab in which nobody is signed in. */
  open: (options?: TabOptions) => Promise<Tab>;
  /** A tab in which the admin is signed in, by a token kept from before. */
  openSignedIn: (options?: TabOptions) => Promise<Tab>;
  /** The one in which the tests of the file take turns; another one for each boat that is open in it. */
  takeTurn: (boat?: string) => Promise<Tab>;
  /** The changes that arrived, each with nothing but what §7 says: no version, no key of ours. */
  changes: () => Pick<Received, 'method' | 'url' | 'body'>[];
}

const specified = Object.values<Call>(rows).filter(({ ours }) => !ours);
const patternOf = ({ path }: Call): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const isSpecified = ({ method, url }: Received): boolean =>
  specified.some((row) => row.method === method && patternOf(row).test(url));
const asksWhatIsOffered = ({ method, url }: Received): boolean => method === 'GET' && url === '/api/meta';

const ourHeaders = ['if-match', 'if-none-match', 'idempotency-key'];
/** §7 deletes by GET in places. */
const isChange = ({ method, url }: Received): boolean => method !== 'GET' || /\/del(ete)?/.test(url);

/** One server and one client for a test file. A call that §7 does not list, or one with a query, fails the test. */
export function useOtherServer(): OtherSite {
  let server: OtherServer;
  let site: Listening;
  let token: string;

  beforeAll(async () => {
    server = await startOtherServer();
    site = await serveClient({ productName: 'Harbour Office', apiHost: server.origin });
    const answer = await fetch(`${server.origin}/api/admin/users/${admin.email}/${password}`);
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });
  beforeEach(() => {
    server.calls.length = 0;
    server.emitted.length = 0;
  });
  afterEach(() => {
    const strange = server.calls.filter((call) => !asksWhatIsOffered(call) && !isSpecified(call));
    expect(strange, 'calls that §7 does not list, or with a query').toEqual([]);
  });

  const openTab = useTabs(() => site.origin);
  const open = async (options?: TabOptions): Promise<Tab> => {
    const tab = await openTab(options);
    // A missing /api/meta is an answer, and the browser logs it.
    tab.expectComplaint(/status of 404 .*\/api\/meta\)/);
    return tab;
  };

  const openSignedIn = (options?: TabOptions): Promise<Tab> =>
    open({ storage: { token, user: JSON.stringify(admin) }, ...options });
  const takeTurn = useTurns(openSignedIn, (boat: string | undefined) => (boat === undefined ? {} : { boat }));

  return {
    get server() {
      return server;
    },
    get origin() {
      return site.origin;
    },
    open,
    openSignedIn,
    takeTurn,
    changes: () => {
      const made = server.calls.filter(isChange);
      for (const { headers, authorization } of made) {
        for (const header of ourHeaders) expect(headers).not.toContain(header);
        expect(authorization).toBe(`Bearer ${token}`);
      }
      return made.map(({ method, url, body }) => ({ method, url, body }));
    },
  };
}
