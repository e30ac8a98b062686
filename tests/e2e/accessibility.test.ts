// Every screen in both themes, wide and on a phone: nothing for axe to find, and nothing wider than the window.
import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { problemsIn } from '#tests/support/browser/axe.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { comeTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** How each screen is brought up; the last step waits until it is whole. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': async (page) => {
    await visit(page, '/home');
    await expect(page.getByRole('listitem').filter({ hasText: /Pending Approval\s*\d/ })).toBeVisible();
  },
  'the boat list': async (page) => {
    await boatListPage(page).open();
    await expect(boatListPage(page).cards.first()).toBeVisible();
  },
  'the status filter': async (page) => {
    await boatListPage(page).byStatus.click();
    await expect(page.getByRole('group', { name: 'Filter By Status' })).toBeVisible();
  },
  'the date filter': async (page) => {
    await boatListPage(page).byDate.click();
    await expect(page.getByRole('group', { name: 'Filter By Date' })).toBeVisible();
  },
  'Filter Search': async (page) => {
    await boatListPage(page).filter.click();
    await expect(boatListPage(page).dialog.apply).toBeVisible();
  },
  'a filtered list without boats': async (page) => {
    // From elsewhere: a dialog is open.
    await comeTo(page, '/home/boat?q=no-boat-has-this-name&status=pending');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  },
  'the alerts': async (page) => {
    await shellPage(page).bell.click();
    await expect(page.getByRole('group', { name: 'Alerts' }).getByLabel('Show')).toBeVisible();
  },
  'the boat': async (page) => {
    await visit(page, '/home/boat/detail');
    await expect(boatDetailPage(page).section('Similar boats')).toBeVisible();
  },
  'Boat Documentation': async (page) => {
    await boatDetailPage(page).documentation.click();
    await expect(documentDialogPage(page).close).toBeVisible();
  },
  'the boat options': async (page) => {
    await visit(page, '/home/boat/option');
    await expect(page.getByRole('link', { name: 'Boat Information' })).toBeVisible();
  },
  'Boat Information': async (page) => {
    await boatInfoPage(page).open();
    await expect(boatInfoPage(page).field('Model')).toHaveValue(/\S/);
  },
  'Boat Information with problems': async (page) => {
    await boatInfoPage(page).field('Model').fill('');
    await boatInfoPage(page).save.click();
    await expect(shellPage(page).toast('Model is required.')).toBeVisible();
  },
};

const bare: typeof screens = {
  'the login page': async (page) => {
    await loginPage(page).open();
    await expect(loginPage(page).button).toBeVisible();
  },
  'the login page with problems': async (page) => {
    await loginPage(page).button.click();
    await expect(shellPage(page).toast('Email is required.')).toBeVisible();
  },
  'an unknown address': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
  },
};

async function inspect(page: Page, set: typeof screens): Promise<string[]> {
  const found: string[] = [];
  for (const [name, show] of Object.entries(set)) {
    await show(page);
    found.push(...(await problemsIn(page, name)));
  }
  return found;
}

test('axe finds nothing on the login and error pages, and nothing is wider', async () => {
  const { page, expectComplaint } = await openTab();
  expectComplaint(/status of 404/);
  expect(await inspect(page, bare)).toEqual([]);
});

test('axe finds nothing on the screens of the shell, and nothing is wider', async () => {
  const { page } = await openTab({ storage: api.storage, boat: 44 });
  expect(await inspect(page, screens)).toEqual([]);
}, 120_000);
