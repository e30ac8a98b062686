import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import { forms } from '#schemas/generated/index.ts';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { holdCalls, type HeldCalls } from '#tests/support/held-calls.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';
import { validDocument } from '#tests/support/valid-document.ts';

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

/** The form as a person comes to it, by the list; in a tab of its own by its address. */
async function openInfo(prepare?: (page: Page) => Promise<void>): Promise<Opened> {
  const boat = await api.boat((next += 1));
  const tab = prepare ? await openTab({ storage: api.storage, boat: boat._id }) : await takeTurn();
  const info = boatInfoPage(tab.page);
  if (prepare) await prepare(tab.page);
  else {
    const list = boatListPage(tab.page);
    await list.open();
    await list.openBoat(boat.model ?? '');
  }
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

test('§2 the form shows every field of its schema with what is stored', async () => {
  const { page, boat, info } = await openInfo();
  for (const [key, { title = '', lookup }] of Object.entries(definition.schema.properties ?? {})) {
    if (key === 'user') continue;
    const field = info.field(title);
    if (lookup === 'marina') await expect(field).toHaveValue('');
    else if (!lookup) await expect(field).toHaveValue(String(bodyOf(boat)[key]));
    else {
      const rows = catalogueRows[lookup as 'boattypes'];
      await expect(field.locator('option:checked')).toHaveText(
        rows.find(({ id }) => id === bodyOf(boat)[key])?.name ?? '',
      );
    }
  }
  await expect(page.getByLabel('Owner')).toHaveCount(0);
  await expect(info.save).toHaveAccessibleDescription('There is nothing to save yet.');
});

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

describe('§5 what is not accepted', () => {
  const refused = [
    ['Model', '', 'Model is required.'],
    ['Model', '   ', 'Model must not be empty or consist only of spaces.'],
    ['Description', ' ', 'Description must not be empty or consist only of spaces.'],
    ['Location', '', 'Location is required.'],
    ['Year', '0', 'Year field must not be empty'],
    ['Size', '', 'Size field must not be empty'],
    ['Engines', '0', 'Engines field must not be empty'],
  ] as const;

  test('is said at the field that was left, once it was left', async () => {
    const { info } = await openInfo();
    for (const [label, text, problem] of refused) {
      await info.field(label).fill(text);
      await info.field(label).blur();
      await expect(info.problem(problem)).toBeVisible();
      await expect(info.field(label)).toHaveAccessibleDescription(new RegExp(problem));
      await expect(info.field(label)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('is said as a toast for each field when it is saved, and no call is made', async () => {
    const { page, info } = await openInfo();
    const saves = watchSaves(page);
    await info.field('Model').fill('');
    await info.field('Year').fill('');
    await info.field('BoatType').selectOption({ index: 0 });
    await info.save.click();
    for (const text of [
      'Model is required.',
      'Year field must not be empty',
      'BoatType field must not be empty',
    ])
      await expect(shellPage(page).toast(text)).toBeVisible();
    await expect(info.field('Model')).toBeFocused();
    expect(saves).toEqual([]);
  });

  test('is corrected where it can be: a count stops at the length of its list', async () => {
    const { info } = await openInfo();
    await info.field('Engines').fill('999');
    await expect(info.field('Engines')).toHaveValue(String(catalogueRows.enginecount.length));
    await info.field('Capacity').fill('1x2');
    await expect(info.field('Capacity')).toHaveValue('12');
  });

  test('is corrected where it can be: also when the list comes after what was typed', async () => {
    let lists: HeldCalls | undefined;
    const { info } = await openInfo(async (page) => {
      lists = await holdCalls(page, '**/getEnginesCount*');
    });
    await info.field('Engines').fill('999');
    const list = await lists?.next(1);
    await expect(info.field('Engines')).toHaveValue('999');
    await list?.continue();
    await expect(info.field('Engines')).toHaveValue(String(catalogueRows.enginecount.length));
  });

  test('by the server is said at its field and as a toast', async () => {
    const { page, info, expectComplaint } = await openInfo();
    expectComplaint(/status of 422/);
    const error = 'Nobody has built a boat of this size.';
    await page.route(save, (route) =>
      route.fulfill({ status: 422, json: { flag: false, sort: 'size', error } }),
    );
    await info.field('Size').fill('1999');
    await info.save.click();
    await expect(shellPage(page).toast(error)).toBeVisible();
    await expect(info.problem(error)).toBeVisible();
    await expect(info.field('Size')).toBeFocused();
    await info.field('Size').fill('199');
    await expect(info.problem(error)).toBeHidden();
  });
});

test('what is typed while a save is on its way stays, unsaved', async () => {
  const { page, boat, info } = await openInfo();
  const saves = await holdCalls(page, save);
  await info.field('Model').fill('Typed before');
  await info.save.click();
  await info.field('Description').fill('Typed meanwhile');
  await (await saves.next(1)).continue();
  await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible();
  await expect(info.field('Description')).toHaveValue('Typed meanwhile');
  expect((await api.boat(boat._id)).model).toBe('Typed before');
  await page.reload();
  await expect(info.draft).toBeVisible();
  await expect(info.field('Model')).toHaveValue('Typed before');
  await expect(info.field('Description')).toHaveValue('Typed meanwhile');
});

test('what was typed survives a reload, and can be discarded', async () => {
  const { page, boat, info } = await openInfo();
  await info.field('Model').fill('Typed, not saved');
  await page.reload();
  await expect(info.draft).toBeVisible();
  await expect(info.field('Model')).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(info.field('Model')).toHaveValue(boat.model ?? '');
  await page.reload();
  await expect(info.field('Model')).toHaveValue(boat.model ?? '');
  await expect(info.draft).toBeHidden();
});

test('what was typed survives a session that ends', async () => {
  const { page, info, expectComplaint } = await openInfo(() => Promise.resolve());
  expectComplaint(/status of 401/);
  await page.route(save, (route) =>
    route.fulfill({
      status: 401,
      json: { flag: false, sort: 'token', error: 'Your session has ended. Sign in again.' },
    }),
  );
  await info.field('Model').fill('Typed before the end');
  await info.save.click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.evaluate((token) => localStorage.setItem('token', token), api.token);
  await info.open();
  await expect(info.field('Model')).toHaveValue('Typed before the end');
});

test('§2 the location is completed while it is typed, by arrow key or by mouse, and stays free', async () => {
  const { info } = await openInfo();
  const place = info.field('Location');
  await place.fill('Dubrovn');
  await expect(info.suggestions.first()).toContainText('Dubrovnik');
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(place).toHaveValue(/^Dubrovnik, .*Croatia$/);
  await expect(info.suggestions).toHaveCount(0);

  await place.fill('Marsei');
  await info.suggestions.first().click();
  await expect(place).toHaveValue(/France$/);
  await place.fill('Pier 7, behind the crane');
  await place.blur();
  await expect(place).toHaveValue('Pier 7, behind the crane');
});

describe('somebody else saved first', () => {
  async function conflict(): Promise<Opened> {
    const opened = await openInfo();
    const { boat, page, info, expectComplaint } = opened;
    expectComplaint(/status of 412/);
    // As if the news of the other change were late: it comes with the answer.
    let isFirst = true;
    await page.route(save, async (route) => {
      if (isFirst) await api.save(boat._id, { ...bodyOf(boat), model: 'Theirs', year: 2001 });
      isFirst = false;
      await route.continue();
    });
    await info.field('Model').fill('Mine');
    await info.save.click();
    await expect(info.conflict.box).toBeVisible();
    await expect(info.conflict.box.getByRole('row', { name: 'Model Mine Theirs' })).toBeVisible();
    await expect(info.conflict.box.getByRole('row', { name: `Year ${boat.year} 2001` })).toBeVisible();
    await expect(info.conflict.takeTheirs).toBeFocused();
    return opened;
  }

  test('both sides are shown, and the saved version can be taken', async () => {
    const { boat, info } = await conflict();
    await info.conflict.takeTheirs.click();
    await expect(info.field('Model')).toHaveValue('Theirs');
    await expect(info.field('Year')).toHaveValue('2001');
    await expect(info.state).toContainText('No changes');
    expect(await api.boat(boat._id)).toMatchObject({ model: 'Theirs', year: 2001 });
  });

  test('or one’s own saved over it', async () => {
    const { boat, page, info } = await conflict();
    await info.conflict.saveMine.click();
    await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible();
    await expect(info.field('Model')).toHaveValue('Mine');
    expect(await api.boat(boat._id)).toMatchObject({ model: 'Mine', year: boat.year });
  });
});

test('§8 a save that does not reach the server says so, keeps what was typed, and works again', async () => {
  const { page, boat, info, expectComplaint } = await openInfo();
  expectComplaint(/ERR_FAILED/);
  await page.route(save, (route) => route.abort());
  await info.field('Model').fill('Kept');
  await info.save.click();
  await expect(shellPage(page).toast('There was an error fetching the data.')).toBeVisible();
  await expect(info.field('Model')).toHaveValue('Kept');
  await expect(info.state).toContainText('Unsaved changes');
  await page.unroute(save);
  // A second click within half a second counts as a double click.
  await expect(async () => {
    await info.save.click();
    await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect((await api.boat(boat._id)).model).toBe('Kept');
});

test('§6 customer support may look, and reads why nothing can be changed', async () => {
  const { page } = await openTab({ storage: (await signInSupport()).storage, boat: next });
  const info = boatInfoPage(page);
  await info.open();
  await expect(info.field('Model')).not.toBeEditable();
  await expect(info.save).toBeDisabled();
  await expect(info.save).toHaveAccessibleDescription(english(refusalOf('boats.edit')));
});
