import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import { forms } from '#schemas/generated/index.ts';
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
const save = '**/updateboat/*';
const fields = Object.keys(definition.schema.properties ?? {});
let api: Api;
/** Each test has a boat of its own; no other file changes these. */
let next = 20;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Opened = Tab & { boat: Boat; info: ReturnType<typeof boatInfoPage> };

/** The form as a person comes to it, by the list. */
async function openInfo(): Promise<Opened> {
  const boat = await api.boat((next += 1));
  const tab = await takeTurn();
  const info = boatInfoPage(tab.page);
  const list = boatListPage(tab.page);
  await list.open();
  await list.openBoat(boat.model ?? '');
  await info.open();
  await expect(info.field('Model')).toHaveValue(boat.model ?? '');
  return { ...tab, boat, info };
}

const bodyOf = (boat: Boat): Record<string, unknown> => {
  const values: Record<string, unknown> = { ...boat, user: boat.user?._id };
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
};

function watchSaves(page: Page): Request[] {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request);
  });
  return saves;
}

test('§7 Save Changes sends exactly the specified fields, once for a double click, says so, and the boat is changed', async () => {
  const { page, boat, info } = await openInfo();
  const saves = watchSaves(page);
  const [brand] = catalogueRows.boatbrands;
  await info.field('Model').fill('Solenne 40');
  await info.field('Year').fill('2019');
  await info.field('Brand').selectOption({ label: brand?.name ?? '' });
  await info.save.dblclick();

  await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible();
  const changes = { model: 'Solenne 40', year: 2019, boatbrand: brand?.id };
  expect(saves.map((sent) => sent.postDataJSON() as object)).toEqual([{ ...bodyOf(boat), ...changes }]);
  await expect(info.state).toContainText('No changes');
  expect(await api.boat(boat._id)).toMatchObject(changes);
});

test('the marina is found by name, sent by key, and found again', async () => {
  const { _id: marina } = await api.ask<{ _id: string }>('POST', '/collections/marina', {
    ...validDocument(forms.marina),
    name: 'Marina Frapa',
  });
  const { page, boat, info } = await openInfo();
  const field = page.getByRole('combobox', { name: 'Marina' });
  await field.fill('frapa');
  await page.getByRole('listbox').getByRole('option', { name: 'Marina Frapa' }).click();
  const sent = page.waitForRequest(save);
  await info.save.click();
  expect((await sent).postDataJSON()).toMatchObject({ marina });
  await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible();
  expect(await api.boat(boat._id)).toMatchObject({ marina });
  await page.reload();
  await expect(field).toHaveValue('Marina Frapa');
  await page.getByRole('link', { name: 'Look at Marina Frapa' }).click();
  await expect(page).toHaveURL(new RegExp(`/home/collections/marina\\?row=${marina}`));
});
