// The workshop of a server in development: a form takes all of JSON Schema, live, under the policy of the product; a collection is begun.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as check, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { violationsOn } from '#tests/support/browser/axe.ts';
import { copySchemas } from '#tests/support/project/copied-schemas.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { useOwnServer } from '#tests/support/browser/own-server.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { workshopPage } from '#tests/support/pages/workshop.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

let schemas: string;
const server = useOwnServer(async (folder) => ({ SCHEMAS_DIR: (schemas = await copySchemas(folder)) }));
// A tab fails its test with what breaks the policy of the page: the browser logs it as an error.
const openTab = useTabs(() => server.url);
const takeTurn = useTurns(openTab, () => ({ storage: server.api.storage }));
const patience = 120_000;
const saved = (file: string): Promise<string> => readFile(join(schemas, file), 'utf8');

const shapes = `"crew": { "title": "Crew", "type": "array", "items": {
      "title": "Sailor", "type": "object", "required": ["name"],
      "properties": { "name": { "title": "Name", "type": "string", "minLength": 2 } } } },
    "contact": { "title": "Contact", "type": "object", "oneOf": [
      { "title": "By telephone", "required": ["phone"],
        "properties": { "phone": { "title": "Telephone", "type": "string", "minLength": 6 } } },
      { "title": "By mail", "required": ["mail"],
        "properties": { "mail": { "title": "Mail", "type": "string", "format": "email" } } }] },
    `;
const condition = `"if": { "properties": { "reason": { "const": "Weather" } }, "required": ["reason"] },
  "then": { "properties": { "wind": { "title": "Wind", "type": "integer", "maximum": 12 } }, "required": ["wind"] },
  `;

test(
  'a collection is begun by keyboard, is there again after a reload, and its files are written',
  async () => {
    const { page } = await takeTurn();
    const { keyboard } = page;
    const workshop = workshopPage(page);
    const { field, panel } = workshop.begun;
    await workshop.open('reason');
    await workshop.begin.focus();
    await keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(workshop.begin).toBeFocused();
    await keyboard.press('Enter');
    await expect(field('Title')).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(field('Title')).toBeFocused();
    await keyboard.press('Enter');
    await expect(shellPage(page).toast('Title is required.')).toBeVisible();
    await expect(field('Title')).toBeFocused();
    for (const text of ['Piers', 'Pier', 'marina']) {
      await keyboard.type(text);
      if (text !== 'marina') await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
    await expect(panel).toContainText('That name is taken already. Choose another one.');
    await expect(field('Name of its files')).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type('pier');
    await expect(panel).not.toContainText('That name is taken already.');
    await workshop.begun.add('Depth', 'Number');
    await workshop.begun.submit.click();

    await expect(workshop.field('Depth')).toBeVisible();
    await expect(shellPage(page).toasts('is required.')).toHaveCount(0);
    await expect(workshop.restored).toBeHidden();
    await workshop.tab('List').click();
    await expect(workshop.list.getByRole('table', { name: 'Piers' })).toContainText('Name 1');
    await expect(workshop.effect).toContainText('Depth appears.');

    // Each of the files is an editor, and both looks follow.
    await workshop.tab('Columns').click();
    await workshop.replace('"field": "name", "title": "Name"', '"field": "name", "title": "Called"');
    await expect(workshop.list.getByRole('columnheader', { name: 'Called' })).toBeVisible();

    await page.reload();
    await expect(workshop.restored).toBeVisible();
    await expect(workshop.choice).toHaveValue('collections:pier.collection.json');
    await workshop.choice.selectOption('reason');
    await expect(workshop.line('"$id": "reason"')).toBeVisible();
    await workshop.begin.click();
    await workshop.begun.fill('Piers', 'Pier', 'pier');
    await workshop.begun.submit.click();
    await expect(panel).toContainText('That name is taken already.');
    await keyboard.press('Escape');
    await workshop.choice.selectOption('collections:pier.collection.json');
    await expect(workshop.save).toBeEnabled();
    await workshop.save.click();
    await expect(shellPage(page).toast(messages.success.saveDraft)).toBeVisible();
    await expect(workshop.choice.getByRole('option', { name: /^Piers/ })).toHaveCount(2);
    check(JSON.parse(await saved('forms/pier.schema.json'))).toHaveProperty(
      'properties.depth.type',
      'number',
    );
    check(await saved('tables/pier.table.json')).toContain('"title": "Called"');
  },
  patience,
);

test(
  'a condition shows and hides its field, each row of a list is judged by itself, a choice switches between its shapes; what was chosen is saved, and is the form from then on',
  async () => {
    const { page } = await takeTurn();
    const workshop = workshopPage(page);
    const named = (role: 'textbox' | 'combobox' | 'button', name: string) =>
      workshop.preview.getByRole(role, { name, exact: true });
    const names = named('textbox', 'Name');
    await workshop.open('reason');
    await expect(workshop.preview.getByLabel('Reason')).toBeVisible();
    await workshop.paste('"reason": {', shapes);
    await workshop.paste('"additionalProperties": false', condition);
    // A closed form would refuse what the branch names: it is said, with the remedy.
    await expect(workshop.panel(/^Fields/)).toContainText('unevaluatedProperties');
    await workshop.removeLine('"additionalProperties": false');
    await expect(workshop.effect).toContainText('Wind');
    await expect(named('textbox', 'Wind')).toHaveCount(0);

    await expect(named('textbox', 'Telephone')).toBeVisible();
    await named('combobox', 'Contact').selectOption('By mail');
    await expect(named('textbox', 'Telephone')).toHaveCount(0);
    await named('textbox', 'Mail').fill('nobody');
    await named('button', 'Add: Crew').click();
    await named('button', 'Add: Crew').click();
    await names.nth(0).fill('Ana');
    await names.nth(1).fill('B');
    await named('textbox', 'Reason').fill('Weather');
    await named('textbox', 'Wind').fill('13');
    // At its end every field speaks.
    await named('button', 'Confirm').click();
    await expect(named('textbox', 'Wind')).toHaveAccessibleDescription('Wind must be at most 12.');
    await expect(named('textbox', 'Mail')).toHaveAccessibleDescription(/Mail/);
    const short = 'Name must not be shorter than 2 characters.';
    await expect(names.nth(1)).toHaveAccessibleDescription(short);
    await expect(names.nth(0)).not.toHaveAttribute('aria-invalid', 'true');
    check(await violationsOn(page)).toEqual([]);

    await named('textbox', 'Mail').fill('ana@example.com');
    await expect(named('textbox', 'Mail')).not.toHaveAttribute('aria-invalid', 'true');
    await named('textbox', 'Wind').fill('11');
    await expect(named('textbox', 'Wind')).not.toHaveAttribute('aria-invalid', 'true');
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel(/^Data/)).toContainText(`crew.1.name: ${short}`);
    await workshop.tab('Type').click();
    await expect(workshop.panel('Type')).toContainText('name: string;');
    await workshop.tab('Form').click();
    await named('button', 'Remove Sailor 2').click();
    await expect(names).toHaveCount(1);
    await named('textbox', 'Reason').fill('Repair');
    await expect(named('textbox', 'Wind')).toHaveCount(0);
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel('Data')).toContainText('"Repair"');
    await expect(workshop.panel('Data')).not.toContainText('wind');

    await workshop.check.click();
    await workshop.save.click();
    await expect(shellPage(page).toast(messages.success.saveDraft)).toBeVisible();
    check(JSON.parse(await saved('forms/reason.schema.json'))).toHaveProperty(
      ['properties', 'contact', 'oneOf', 1, 'title'],
      'By mail',
    );
    await page.reload();
    await expect(workshop.line('"contact"').first()).toBeVisible();
    await expect(named('combobox', 'Contact')).toBeVisible();
  },
  patience,
);

test('what is begun can be dropped; then there is nothing of it', async () => {
  const { page } = await takeTurn();
  const workshop = workshopPage(page);
  await workshop.open('reason');
  await workshop.begin.click();
  await workshop.begun.fill('Ropes', 'Rope', 'rope');
  await workshop.begun.submit.click();
  await expect(workshop.field('Name')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('There is no collection rope')).toBeVisible();
  await expect(workshop.save).toHaveCount(0);
  await workshop.begin.click();
  await expect(workshop.begun.field('Name of its files')).toHaveValue('rope');
});

// The last: the other files name what is gone.
test('a collection whose files are gone says how many rows are kept', async () => {
  const { api } = server;
  await api.ask('POST', '/collections/marina', { name: 'Old Quay', town: 'Vis' });
  for (const file of [
    'collections/marina.collection.json',
    'forms/marina.schema.json',
    'forms/marina.ui.json',
    'tables/marina.table.json',
  ])
    await rm(join(schemas, file));
  const { page } = await openTab({ storage: api.storage });
  const workshop = workshopPage(page);
  await workshop.open('reason');
  await workshop.choice.selectOption('collections:marina.collection.json');
  await expect(page.getByText('1 row of it is kept, and is there again with its files.')).toBeVisible();
  await expect(page.locator('optgroup[label="Removed collections"]')).toHaveText(/marina/);
  check(await violationsOn(page)).toEqual([]);
});
