import type { Page } from 'playwright';
import { signIn, type Api } from './api.ts';

const support = { _id: 'support', firstName: 'Sam', email: 'sam@quarterdeck.example', role: 3 };

/** What local storage holds of an admin of role 3, who may look and not change. */
export const supportStorage = { user: JSON.stringify(support) };

/** Answers the session check for that admin. */
export const asSupport = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/users/protected', (route) =>
    route.fulfill({ json: { flag: true, existingUser: support } }),
  );

/** A new admin of role 3, signed in at the server itself, which then keeps from them what it keeps from the role. */
export async function newSupport(baseUrl: string, api: Api, firstName: string): Promise<Api> {
  const account = { email: `${firstName.toLowerCase()}@quarterdeck.example`, password: 'harbour-watch' };
  await api.ask('POST', '/admin/users', { data: { firstName, ...account, role: 3 } });
  return signIn(baseUrl, account);
}
