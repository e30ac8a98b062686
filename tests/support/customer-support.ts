import type { Page } from 'playwright';

const support = { _id: 'support', firstName: 'Sam', email: 'sam@quarterdeck.example', role: 3 };

/** What local storage holds of an admin of role 3, who may look and not change. */
export const supportStorage = { user: JSON.stringify(support) };

/** Answers the session check for that admin. */
export const asSupport = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/users/protected', (route) =>
    route.fulfill({ json: { flag: true, existingUser: support } }),
  );
