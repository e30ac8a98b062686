// Every collection on its screen, made from its definition: whoever adds one has it used here.
import type { Locator } from 'playwright';
import { beforeAll, describe, inject, test } from 'vitest';
import { permissionOf } from '#schemas/collections.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import { permissions } from '#schemas/permissions.ts';
import { refusalOf } from '#schemas/refusals.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import { catalogueNames, specifiedCall } from '#schemas/specified.ts';
import type { CollectionName } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { narrow, problemsIn } from '#tests/support/browser/axe.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const admins = new Map<number, Api>();

const apiOf = (role: number): Api => {
  const api = admins.get(role);
  if (!api) throw new Error(`Nobody has role ${role}.`);
  return api;
};

const takeTurn = useTurns(openTab, (role: number) => ({ storage: apiOf(role).storage }));

beforeAll(async () => {
  for (const { id } of roles.roles)
    admins.set(id, id === 1 ? await signIn(baseUrl) : await signInAs(id, `Keeper${id}`));
});

/** The catalogues are alike, and found alike: one of them stands for all. */
const [catalogue] = catalogueNames.filter((name) => !specifiedCall(name, 'save'));
const names = collectionNames.filter((name) => name === catalogue || !collections[name].catalogue);

const given = (name: CollectionName): Promise<{ _id: string }> =>
  apiOf(1).ask('POST', `/collections/${name}`, validDocument(forms[collections[name].form]));
/** Each collection one after the other. */
const patience = 120_000;

describe.each(names)('the collection %s', (name) => {
  test('is found in the menu, or under Data; a row is copied, saved and deleted', async () => {
    const { _id: id } = await given(name);
    const { page } = await takeTurn(1);
    const shown = collectionPage(page, name);
    await visit(page, collections[name].catalogue ? '/home/data' : '/home');
    await shown.entry.click();
    await expect(shown.heading).toBeVisible();
    await expect(shown.link(id)).toBeVisible();
    const { length: before } = await apiOf(1).ask<object[]>('GET', `/collections/${name}?limit=100`);
    // What the window does not show is drawn after it.
    await expect(shown.links).toHaveCount(before);
    await shown.link(id).click();
    await shown.duplicate.click();
    await expect(shown.adding).toBeVisible();
    await shown.save.click();
    await expect(shown.panel).toHaveCount(0);
    await expect(shown.links).toHaveCount(before + 1);
    await shown.link(id).click();
    await shown.remove.click();
    await shown.confirm.click();
    // Beneath the question nothing is there for whoever looks by roles.
    await expect(shown.question).toHaveCount(0);
    await expect(shown.panel).toHaveCount(0);
    await expect(shown.link(id)).toHaveCount(0);
  });
});

test.each(roles.roles)(
  'each collection says to $name what they may not do, and offers the rest; axe finds nothing',
  async ({ id: role }) => {
    const { page } = await takeTurn(role);
    for (const name of names) {
      const shown = collectionPage(page, name);
      const { _id: id } = await given(name);
      const may = (right: 'read' | 'edit' | 'delete'): boolean =>
        permissions[permissionOf(name, right)].roles.includes(role);
      const reason = (right: 'edit' | 'delete'): string => english(refusalOf(permissionOf(name, right)));
      if (!may('read')) {
        await visit(page, collections[name].catalogue ? '/home/data' : '/home');
        await expect(shown.menu.getByRole('link').first()).toBeVisible();
        await expect(shown.entry).toHaveCount(0);
        continue;
      }
      const expectOffer = async (button: Locator, right: 'edit' | 'delete'): Promise<void> => {
        if (may(right)) return expect(button).toBeEnabled();
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(reason(right));
      };
      const expectFine = async (what: string, whole: Locator): Promise<void> => {
        if (role !== 1) return;
        const untilWhole = (): Promise<void> => expect(whole).toBeVisible();
        // One whole; of the others each table, each list of cards and each form has a story.
        const all = collections[name].machine ? undefined : { in: narrow };
        expect(await problemsIn(page, `${what} of ${name}`, { untilWhole, ...all })).toEqual([]);
      };
      await shown.open();
      await expectOffer(shown.add, 'edit');
      await expectFine('the list', shown.link(id));
      await shown.link(id).click();
      await expectOffer(shown.remove, 'delete');
      await expectFine('a row', shown.save);
      if (!may('edit')) await expectOffer(shown.save, 'edit');
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
  patience,
);

describe('what is typed into a row', () => {
  const marina = { name: 'Typed Harbour', town: 'Split', services: ['fuel', 'water'] };
  async function opened(
    isOwn = false,
  ): Promise<Tab & { shown: ReturnType<typeof collectionPage>; id: string }> {
    const { _id: id } = await apiOf(1).ask<{ _id: string }>('POST', '/collections/marina', marina);
    const tab = await (isOwn ? openTab({ storage: apiOf(1).storage }) : takeTurn(1));
    const shown = collectionPage(tab.page, 'marina');
    await shown.open(`?row=${id}`);
    await expect(shown.field('Name')).toHaveValue(marina.name);
    return { ...tab, shown, id };
  }

  test('goes with the row that is deleted, and is not asked about', async () => {
    const { page, shown, id } = await opened();
    await shown.field('Name').fill('Typed in vain');
    await shown.panel.getByRole('button', { name: 'Add a note' }).click();
    await page.keyboard.type('Typed in vain, too');
    await shown.remove.click();
    await shown.confirm.click();
    await expect(shown.panel).toHaveCount(0);
    await expect(shown.question).toHaveCount(0);
    await expect(shown.link(id)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft:');
  });

  test('comes back after a reload with all that was copied; an empty one is not filled by it', async () => {
    const { page, shown } = await opened(true);
    page.on('dialog', (dialog) => void dialog.accept());
    await shown.duplicate.click();
    await expect(shown.adding).toBeVisible();
    await shown.field('Name').fill('Copied Harbour');
    await shown.field('Name').blur();
    await page.reload();
    await expect(shown.adding).toContainText('Your unsaved changes are back.');
    await expect(shown.field('Name')).toHaveValue('Copied Harbour');
    await expect(shown.field('Town')).toHaveValue(marina.town);
    await expect(shown.panel.getByRole('checkbox', { name: 'Fuel' })).toBeChecked();

    await shown.open('?row=new');
    await expect(shown.adding).toBeVisible();
    await expect(shown.field('Name')).toHaveValue('');
    await page.goBack();
    await expect(shown.field('Name')).toHaveValue('Copied Harbour');
    await shown.save.click();
    await expect(shown.panel).toHaveCount(0);
    const rows = await apiOf(1).ask<object[]>('GET', '/collections/marina?limit=100');
    expect(rows).toContainEqual(expect.objectContaining({ ...marina, name: 'Copied Harbour' }));
  });
});
