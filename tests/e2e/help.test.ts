// Ours: what there is to know about a screen, beside it.
import { beforeAll, expect as check, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { problemsIn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

test('a screen has its page, wide and on a phone, in the language of the person', async () => {
  const { page } = await openTab({ storage: api.storage });
  await page.goto('/home/users');
  const button = page.getByRole('main').getByRole('button', { name: 'Help' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Users' });
  await expect(panel).toContainText('keeps somebody from booking');
  check(await problemsIn(page, 'the page')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('combobox').selectOption('de');
  await page.getByRole('main').getByRole('button', { name: 'Hilfe' }).click();
  await expect(page.getByRole('dialog', { name: 'Benutzer' })).toContainText('Benutzer sperren');
});

test('what lies below a section has the page of the section, also a collection', async () => {
  const { page } = await takeTurn();
  await visit(page, '/home/collections/incident');
  await page.getByRole('main').getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Incidents' })).toContainText(
    'Reopen lets a decided incident',
  );
});

test('a screen that nothing is written about has no button: the page of the home page is not its own', async () => {
  const { page } = await takeTurn();
  await visit(page, '/home/collections/powers');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Help' })).toHaveCount(0);
  await visit(page, '/home');
  await page.getByRole('main').getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toContainText('Waiting for you');
});
