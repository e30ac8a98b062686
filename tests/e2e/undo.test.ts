// Ours: what was saved can be taken back for a while, unless somebody else has changed it since.
import type { Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { User } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { useTabs, type TabOptions } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const other = useOtherServer();
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

async function openUser(
  which: number,
  options?: TabOptions,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) {
  const all = await api.ask<User[]>('GET', '/admin/users/getAllusers');
  // What other tests have reported to the marketplace has a name alone.
  const user = all.filter(({ email }) => email)[which] as User;
  const { page, ...tab } = await (options ? openTab({ storage: api.storage, ...options }) : takeTurn());
  await prepare(page);
  await visit(page, `/home/users?row=${user._id}`);
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  return { ...tab, page, user, undo, users: usersPage(page), shell: shellPage(page) };
}

test('a form goes back to what it was, by keyboard too, and the history tells both', async () => {
  const { page, user, users, undo, shell } = await openUser(3);
  await users.field('City').fill('Undoville');
  await users.save.click();
  await expect(undo).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  // The dialog holds the focus: the key of keys.json presses what is seen over it.
  await users.save.blur();
  await page.keyboard.press('z');
  await expect(shell.toast(messages.success.undone)).toBeVisible();
  await expect(users.field('City')).toHaveValue(user.city ?? '');
  const stored = (await api.ask<User[]>('GET', '/admin/users/getAllusers')).find(
    ({ _id }) => _id === user._id,
  );
  expect([stored?.city ?? '', stored?.version]).toEqual([user.city ?? '', Number(user.version) + 2]);
});

test('what somebody else has changed since stays', async () => {
  const { user, users, undo, shell, expectComplaint } = await openUser(4);
  expectComplaint(/412/);
  await users.field('City').fill('Mine');
  await users.save.click();
  await expect(undo).toBeVisible();
  const { firstName, email } = user;
  await api.ask('POST', `/admin/users/updateInfo/${user._id}`, {
    data: { firstName, email, city: 'Theirs' },
  });
  await undo.click();
  await expect(shell.toast(messages.refusal.changedSince)).toBeVisible();
  await expect(users.field('City')).toHaveValue('Theirs');
});

test('what was typed since stays, and saving it asks whose is to be kept', async () => {
  const { page, user, users, undo, shell, expectComplaint } = await openUser(6);
  expectComplaint(/412/);
  await users.field('City').fill('Undoville');
  await users.save.click();
  await expect(undo).toBeVisible();
  await users.field('City').fill('Typed since');
  await undo.click();
  await expect(shell.toast(messages.success.undone)).toBeVisible();
  await expect(users.field('City')).toHaveValue('Typed since');
  await users.save.click();
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect
    .poll(async () => {
      const all = await api.ask<User[]>('GET', '/admin/users/getAllusers');
      return all.find(({ _id }) => _id === user._id)?.city;
    })
    .toBe('Typed since');
});

test('a server without versions is sent the former value', async () => {
  const { page } = await other.openSignedIn();
  await page.goto('/home/users');
  const users = usersPage(page);
  await users.rows.first().getByRole('link').click();
  const before = await users.field('City').inputValue();
  await users.field('City').fill('Undoville');
  await users.save.click();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(shellPage(page).toast(messages.success.undone)).toBeVisible();
  await expect(users.field('City')).toHaveValue(before);
});

test('toasts that could not be loaded are there with the next one', async () => {
  const part = '**/assets/toasts-*.js';
  let missed = 0;
  const { page, users, undo, expectComplaint } = await openUser(9, { isFresh: true }, (opened) =>
    opened.route(part, (route) => {
      missed += 1;
      return route.abort();
    }),
  );
  expectComplaint(/ERR_FAILED/);
  await expect.poll(() => missed).toBeGreaterThan(0);
  await page.unroute(part);
  await users.field('City').fill('Toastville');
  await users.save.click();
  await expect(undo).toBeVisible();
});

test('a toast that cannot be drawn takes neither the page away nor the next one', async () => {
  const { page, users, undo, expectComplaint } = await openUser(10, {
    before: `
      const { appendChild } = Node.prototype;
      self.isBroken = true;
      self.thrown = 0;
      Node.prototype.appendChild = function (node) {
        if (self.isBroken && node.id === 'announcements') {
          self.thrown += 1;
          throw new Error('No toasts today');
        }
        return appendChild.call(this, node);
      };`,
  });
  expectComplaint(/No toasts today/);
  await users.field('City').fill('Toastville');
  const thrown = () => page.evaluate<number>('self.thrown');
  const before = await thrown();
  await users.save.click();
  await expect.poll(thrown).toBeGreaterThan(before);
  await expect(users.field('City')).toHaveValue('Toastville');
  await page.evaluate(() => Object.assign(self, { isBroken: false }));
  await users.field('City').fill('Bread and butter');
  await users.save.click();
  await expect(undo).toBeVisible();
});
