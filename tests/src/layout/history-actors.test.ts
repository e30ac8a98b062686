// Who is named for a change in the history of a row.
import { expect, test } from 'vitest';
import { english } from '#schemas/text.ts';
import { whoOf } from '#src/layout/editing/history-panel.tsx';

test.each([
  [{ _id: 'a1', firstName: 'Ada', lastName: 'Test' }, 'Ada Test'],
  [{ _id: 'a2' }, 'A former admin'],
  [{ _id: 'marketplace' }, 'The marketplace'],
  [{ _id: 'import' }, 'The import'],
  [undefined, 'The server'],
])('of %j it is %j', (admin, who) => {
  expect(whoOf(admin ? { admin } : {}, english)).toBe(who);
});
