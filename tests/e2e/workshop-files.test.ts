// The workshop edits what is no form too: texts with their translations, shared definitions, menus, rights.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as check, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { violationsOn } from '#tests/support/axe.ts';
import { copySchemas } from '#tests/support/copied-schemas.ts';
import { expect } from '#tests/support/expect.ts';
import { useOwnServer } from '#tests/support/own-server.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { workshopPage } from '#tests/support/pages/workshop.page.ts';
import { useTabs } from '#tests/support/tab.ts';

let schemas: string;
const server = useOwnServer(async (folder) => ({ SCHEMAS_DIR: (schemas = await copySchemas(folder)) }));
const openTab = useTabs(() => server.url);
const patience = 120_000;

async function openWorkshop(subject: string) {
  const { page } = await openTab({ storage: server.api.storage });
  const workshop = workshopPage(page);
  await workshop.open(subject);
  await expect(workshop.line('{').first()).toBeVisible();
  return { page, workshop };
}
const saved = (file: string): Promise<string> => readFile(join(schemas, file), 'utf8');

test(
  'a text is changed, given its words in the other languages beside it, and saved with them',
  async () => {
    const { page, workshop } = await openWorkshop('home.json');
    await workshop.replace('"title": "Bookings to confirm"', '"title": "Trips to confirm"');
    await expect(workshop.effect).toContainText('Bookings to confirm');
    await workshop.effect
      .getByRole('textbox', { name: 'Trips to confirm in German' })
      .fill('Zu bestätigende Törns');
    await workshop.effect
      .getByRole('textbox', { name: 'Trips to confirm in Italian' })
      .fill('Uscite da confermare');
    check(await violationsOn(page)).toEqual([]);
    await expect(workshop.check).toHaveCount(0);
    await workshop.save.click();
    await expect(shellPage(page).toast(messages.success.saveDraft)).toBeVisible();
    check(JSON.parse(await saved('locales/de.json'))).toHaveProperty(
      ['Trips to confirm'],
      'Zu bestätigende Törns',
    );
    check(await saved('home.json')).toContain('"title": "Trips to confirm"');
  },
  patience,
);

test(
  'a shared definition shows the forms that are made of it, one of them alive',
  async () => {
    const { page, workshop } = await openWorkshop('fields.schema.json');
    await expect(workshop.tab('Form')).toHaveCount(0);
    await workshop.replace('"maxLength": 254', '"maxLength": 12');
    await expect(workshop.effect.getByRole('heading', { name: 'User changes with it' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Form that changes' }).selectOption('user');
    await workshop.field('Email').fill('ana@marina.example');
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel(/^Data/)).toContainText(
      'email: Email must not be longer than 12 characters.',
    );
    await workshop.check.click();
    await expect(workshop.effect).toContainText('stored rows would not fit any more.');
  },
  patience,
);

const completions = [
  ['boat-info', '"size": {', '"$ref": "', '../fields.schema.json#/definitions/longText'],
  ['boat-info', '"size": {', '"lookup": "', 'boatbrands'],
  ['history.json', '"boat": {', '"permission": "', 'refunds.decide'],
  ['tables:users.table.json', '"title": "Users"', '"entity": "', 'booking'],
] as const;

test(
  'what is typed is completed by what there is',
  async () => {
    const { page, workshop } = await openWorkshop('boat-info');
    for (const [subject, line, typed, offered] of completions) {
      await workshop.choice.selectOption(subject);
      await workshop.line(line).first().click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type(typed);
      await page.keyboard.press('Control+Space');
      await expect(workshop.options).toContainText(offered);
      // The line goes again: the next one is typed into a file that can be read.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Shift+K');
    }
  },
  patience,
);
