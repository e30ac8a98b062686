// The service fee and the catalogues: what each form sends and refuses, and what two admins do to each other.
import { beforeAll, describe, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { CatalogueRow } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { signInSupport } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { png } from '#tests/support/photos.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Opened = Tab & { data: ReturnType<typeof dataPage>; calls: string[] };

async function open(section: string): Promise<Opened> {
  const tab = await takeTurn();
  const calls: string[] = [];
  tab.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const changes = request.method() !== 'GET' || pathname.includes('/delete');
    if (changes && pathname.startsWith('/api/boats')) calls.push(pathname);
  });
  const data = dataPage(tab.page);
  await data.open(section);
  return { ...tab, data, calls };
}

const toast = ({ page }: Tab, text: string) => shellPage(page).toast(text);

describe('the service fee', () => {
  test('§5 is refused at its field and as a toast, and not sent', async () => {
    const tab = await open('fee');
    const { data, calls } = tab;
    const wrong = { '': 'Service fee is required.', '101': 'Service fee must be at most 100.' };
    for (const [text, problem] of Object.entries(wrong).reverse()) {
      await data.field('Service fee').fill(text);
      await data.save.click();
      await expect(data.problem(problem)).toBeVisible();
      await expect(toast(tab, problem).first()).toBeVisible();
    }
    expect(calls).toEqual([]);
  });

  test('§8 is set, says so, and is there after a reload', async () => {
    const tab = await open('fee');
    await tab.data.field('Service fee').fill('12.5');
    await tab.data.save.dblclick();
    await expect(toast(tab, 'Set Servicefee Successfully')).toHaveText('Set Servicefee Successfully');
    expect(tab.calls).toEqual(['/api/boats/setfee']);
    expect(await api.ask('GET', '/boats/getfee')).toBe(12.5);
    await tab.page.reload();
    await expect(tab.data.field('Service fee')).toHaveValue('12.5');
  });

  test('two admins at once: the second chooses, mine or theirs', async () => {
    const { data, expectComplaint } = await open('fee');
    expectComplaint(/status of 412/);
    for (const [side, typed, saved, kept] of [
      ['mine', 33, 19, 33],
      ['theirs', 21, 20, 20],
    ] as const) {
      await data.field('Service fee').fill(String(typed));
      await api.ask('POST', '/boats/setfee', { fee: saved });
      await data.save.click();
      await expect(data.conflict.box).toContainText(String(typed));
      await expect(data.conflict.box).toContainText(String(saved));
      await data.conflict[side].click();
      await expect(data.conflict.box).toBeHidden();
      await expect(data.field('Service fee')).toHaveValue(String(kept));
      await expect.poll(() => api.ask('GET', '/boats/getfee')).toBe(kept);
    }
  });
});

test('§5 §8 a row of a catalogue is added, renamed and deleted, each with its words', async () => {
  const tab = await open('boatbrands');
  const { page, data, calls } = tab;
  const stored = async (): Promise<unknown[]> =>
    (await api.ask<CatalogueRow[]>('GET', '/boats/getallboatbrand')).map(({ name }) => name);
  await data.add.click();
  await expect(data.field('Brand Name')).toBeFocused();
  for (const [text, problem] of [
    ['', 'Brand Name is required.'],
    ['  ', 'Brand Name must not be empty or consist only of spaces.'],
  ] as const) {
    await data.field('Brand Name').fill(text);
    await data.save.click();
    await expect(data.problem(problem)).toBeVisible();
    await expect(toast(tab, problem).first()).toBeVisible();
  }
  expect(calls).toEqual([]);
  await data.field('Brand Name').fill('Marlin');
  await data.save.click();
  await expect(toast(tab, 'Add Brand Successfully')).toBeVisible();
  // The list is long, and what was added stands at its end.
  await expect(data.edit('Marlin')).toBeFocused();
  await expect(data.edit('Marlin')).toBeInViewport();
  await data.edit('Marlin').click();
  await data.field('Brand Name').fill('Blue Marlin');
  await data.save.click();
  await expect(data.edit('Blue Marlin')).toBeVisible();
  expect(await stored()).toContain('Blue Marlin');
  await page.reload();
  await expect(data.section('Boat brands')).toHaveAttribute('aria-current', 'page');
  await data.remove('Blue Marlin').click();
  await expect(data.question.box).toHaveAccessibleName('Delete Blue Marlin?');
  await expect(data.question.keep).toBeFocused();
  await data.question.confirm.click();
  await expect(toast(tab, 'Delete Brand Successfully')).toBeVisible();
  await expect(data.edit('Blue Marlin')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^Edit / })
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  expect(await stored()).not.toContain('Blue Marlin');
});

test('a row that boats use says how many, and stays', async () => {
  const tab = await open('boatbrands');
  const { data, expectComplaint } = tab;
  expectComplaint(/status of 409/);
  const rows = await api.ask<CatalogueRow[]>('GET', '/boats/getallboatbrand');
  const boat = await api.boat(35);
  const used = rows.find(({ id }) => String(id) === String(boat.boatbrand));
  await data.remove(used?.name ?? '').click();
  await data.question.confirm.click();
  const sentence = new RegExp(`${used?.name} cannot be deleted: \\d+ boats? uses? it\\.`);
  await expect(data.question.box).toContainText(sentence);
  await expect(toast(tab, 'cannot be deleted')).toHaveText(sentence);
  await expect(data.question.confirm).toHaveCount(0);
  await expect(data.question.close).toBeFocused();
  await data.question.close.click();
  await expect(data.edit(used?.name ?? '')).toBeVisible();
});

test('two admins who add at once keep both rows', async () => {
  const tab = await open('boatbrands');
  await tab.data.add.click();
  const rows = await api.ask<CatalogueRow[]>('GET', '/boats/getallboatbrand');
  const id = Math.max(...rows.map((row) => Number(row.id))) + 1;
  await tab.data.field('Brand Name').fill('Second of two');
  await api.ask('POST', '/boats/addboatbrand', { id, name: 'First of two' });
  // Under the id that the second was begun with: each stands in its own place.
  await expect(tab.data.edit('First of two')).toBeVisible();
  await expect(tab.data.field('Brand Name')).toBeInViewport();
  await expect(tab.data.field('Brand Name')).toHaveValue('Second of two');
  await tab.data.save.click();
  await expect(toast(tab, 'Add Brand Successfully')).toBeVisible();
  await expect(tab.data.edit('First of two')).toBeVisible();
  await expect(tab.data.edit('Second of two')).toBeVisible();
});

test('a row that is deleted while it is edited stays where it is typed into, and saving it says so', async () => {
  const tab = await open('boatbrands');
  const { data, expectComplaint } = tab;
  expectComplaint(/status of 404/);
  const rows = await api.ask<CatalogueRow[]>('GET', '/boats/getallboatbrand');
  const id = Math.max(...rows.map((row) => Number(row.id))) + 1;
  await api.ask('POST', '/boats/addboatbrand', { id, name: 'Soon gone' });
  await data.edit('Soon gone').click();
  const field = data.field('Brand Name');
  await field.fill('Soon gone, typed');
  await api.ask('GET', `/boats/deletebrand/${id}`);
  await expect(tab.page.getByText(`${rows.length} rows`)).toBeVisible();
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue('Soon gone, typed');
  await data.save.click();
  await expect(toast(tab, 'This row does not exist any more.')).toBeVisible();
});

test('two admins at once: a row that was renamed is shown, and asked about anew, before it is deleted', async () => {
  const tab = await open('boattypes');
  const { page, data, expectComplaint } = tab;
  expectComplaint(/status of 412/);
  const rows = await api.ask<CatalogueRow[]>('GET', '/boats/getallboattype');
  const id = Math.max(...rows.map((row) => Number(row.id))) + 1;
  await api.ask('POST', '/boats/addboattype', { id, name: 'Dory' });
  let isRenamed = false;
  await page.route('**/deletetype/*', async (route) => {
    if (!isRenamed) await api.ask('POST', '/boats/addboattype', { id, name: 'Banks dory' });
    isRenamed = true;
    await route.continue();
  });
  await data.remove('Dory').click();
  await data.question.confirm.click();
  await expect(data.question.box).toHaveAccessibleName('Delete Banks dory?');
  await expect(data.question.box).toContainText(messages.refusal.stale);
  await expect(data.question.box).toContainText('It was Dory and is Banks dory now.');
  await expect(page.getByText('Banks dory', { exact: true })).toBeVisible();
  await data.question.confirm.click();
  await expect(toast(tab, 'Delete Type Successfully')).toBeVisible();
  await expect(data.edit('Banks dory')).toHaveCount(0);
});

test('§8 the catalogue accessories: a row with its icon', async () => {
  const tab = await open('accessories');
  const { page, data } = tab;
  await data.add.click();
  await data.save.click();
  await expect(data.problem('Title is required.')).toBeVisible();
  await data.field('Title').fill('Canoe');
  await data.save.click();
  await expect(toast(tab, messages.refusal.noPicture).first()).toBeVisible();
  const icon = { name: 'kayak.png', mimeType: 'image/png', buffer: png(24, 24) };
  await uploadSlot(page, 'Icon').input.setInputFiles(icon);
  // Other words: the same ones, this soon, are a second click.
  await data.field('Title').fill('Kayak');
  await data.save.click();
  await expect(toast(tab, 'Add Allowes Successfully')).toHaveText('Add Allowes Successfully');
  const row = page.getByRole('listitem').filter({ hasText: 'Kayak' });
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await data.edit('Kayak').click();
  await expect(uploadSlot(page, 'Icon').picture).toBeVisible();
  await data.field('Title').fill('Sea kayak');
  await data.save.click();
  await expect(data.edit('Sea kayak')).toBeVisible();
  await data.remove('Sea kayak').click();
  await data.question.confirm.click();
  await expect(toast(tab, 'Delete Accessory Successfully')).toBeVisible();
  await expect(data.edit('Sea kayak')).toHaveCount(0);
});

test('§8 a list that cannot be loaded offers Retry', async () => {
  const tab = await openTab({ storage: api.storage });
  const data = dataPage(tab.page);
  const failure = { flag: false, sort: 'x', error: 'The harbour is closed.' };
  await tab.page.route('**/getallboatbrand', (route) => route.fulfill({ json: failure }));
  await data.open('boatbrands');
  await expect(tab.page.getByText(failure.error)).toBeVisible();
  await tab.page.unroute('**/getallboatbrand');
  await data.retry.click();
  await expect(data.rows('Boat brands').first()).toBeVisible();
});

test('§6 customer support reads the fee and the catalogues, and is told why nothing can be changed', async () => {
  const { page } = await openTab({ storage: (await signInSupport()).storage });
  const data = dataPage(page);
  await data.open('fee');
  await expect(data.save).toHaveAccessibleDescription(english(refusalOf('settings.edit')));
  await expect(data.field('Service fee')).not.toBeEditable();
  await data.section('Boat brands').click();
  for (const button of [data.add, data.edit('Azimut'), data.remove('Azimut')]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(english(refusalOf('catalogues.edit')));
  }
});
