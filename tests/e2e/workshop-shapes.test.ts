// The workshop takes all of JSON Schema, live, under the policy of the product: a condition, a list of things, a choice.
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
// A tab fails its test with what breaks the policy of the page: the browser logs it as an error.
const openTab = useTabs(() => server.url);
const patience = 120_000;

const crew = `"crew": { "title": "Crew", "type": "array", "items": {
      "title": "Sailor", "type": "object", "required": ["name"],
      "properties": { "name": { "title": "Name", "type": "string", "minLength": 2 } } } },
    `;
const contact = `"contact": { "title": "Contact", "type": "object", "oneOf": [
      { "title": "By telephone", "required": ["phone"],
        "properties": { "phone": { "title": "Telephone", "type": "string", "minLength": 6 } } },
      { "title": "By mail", "required": ["mail"],
        "properties": { "mail": { "title": "Mail", "type": "string", "format": "email" } } }] },
    `;
const condition = `"if": { "properties": { "reason": { "const": "Weather" } }, "required": ["reason"] },
  "then": { "properties": { "wind": { "title": "Wind", "type": "integer", "maximum": 12 } }, "required": ["wind"] },
  `;

async function openWorkshop() {
  const { page } = await openTab({ storage: server.api.storage });
  const workshop = workshopPage(page);
  await workshop.open('reason');
  await expect(workshop.preview.getByLabel('Reason')).toBeVisible();
  const named = (role: 'textbox' | 'combobox' | 'button', name: string) =>
    workshop.preview.getByRole(role, { name, exact: true });
  // At its end every field speaks.
  const submit = () => named('button', 'Confirm').click();
  return { page, workshop, named, submit };
}

test(
  'a condition shows and hides its field, and what the server says of it stands at the field',
  async () => {
    const { workshop, named, submit } = await openWorkshop();
    await workshop.paste('"additionalProperties": false', condition);
    // A closed form would refuse what the branch names: it is said, with the remedy.
    await expect(workshop.panel(/^Fields/)).toContainText('unevaluatedProperties');
    await workshop.removeLine('"additionalProperties": false');
    await expect(workshop.effect).toContainText('Wind');
    await expect(named('textbox', 'Wind')).toHaveCount(0);

    await named('textbox', 'Reason').fill('Weather');
    await named('textbox', 'Wind').fill('13');
    await submit();
    await expect(named('textbox', 'Wind')).toHaveAccessibleDescription('Wind must be at most 12.');
    await named('textbox', 'Wind').fill('11');
    await expect(named('textbox', 'Wind')).not.toHaveAttribute('aria-invalid', 'true');
    await named('textbox', 'Reason').fill('Repair');
    await expect(named('textbox', 'Wind')).toHaveCount(0);
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel('Data')).toContainText('"Repair"');
    await expect(workshop.panel('Data')).not.toContainText('wind');
  },
  patience,
);

test(
  'a list adds and removes its rows, and each row is judged by itself',
  async () => {
    const { workshop, named, submit } = await openWorkshop();
    await workshop.paste('"reason": {', crew);
    const short = 'Name must not be shorter than 2 characters.';
    const names = named('textbox', 'Name');
    await named('button', 'Add: Crew').click();
    await named('button', 'Add: Crew').click();
    await names.nth(0).fill('Ana');
    await names.nth(1).fill('B');
    await submit();
    await expect(names.nth(1)).toHaveAccessibleDescription(short);
    await expect(names.nth(0)).not.toHaveAttribute('aria-invalid', 'true');
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel(/^Data/)).toContainText(`crew.1.name: ${short}`);
    await workshop.tab('Form').click();
    await named('button', 'Remove Sailor 2').click();
    await expect(names).toHaveCount(1);
    await workshop.tab('Type').click();
    await expect(workshop.panel('Type')).toContainText('name: string;');
  },
  patience,
);

test(
  'a choice switches between its shapes; what was chosen is saved, and is the form from then on',
  async () => {
    const { page, workshop, named, submit } = await openWorkshop();
    await workshop.paste('"reason": {', contact);
    await expect(named('textbox', 'Telephone')).toBeVisible();
    await named('combobox', 'Contact').selectOption('By mail');
    await expect(named('textbox', 'Telephone')).toHaveCount(0);
    await named('textbox', 'Mail').fill('nobody');
    await submit();
    await expect(named('textbox', 'Mail')).toHaveAccessibleDescription(/Mail/);
    check(await violationsOn(page)).toEqual([]);
    await named('textbox', 'Mail').fill('ana@example.com');
    await expect(named('textbox', 'Mail')).not.toHaveAttribute('aria-invalid', 'true');

    await workshop.check.click();
    await workshop.save.click();
    await expect(shellPage(page).toast(messages.success.saveDraft)).toBeVisible();
    const file: unknown = JSON.parse(await readFile(join(schemas, 'forms/reason.schema.json'), 'utf8'));
    check(file).toHaveProperty(['properties', 'contact', 'oneOf', 1, 'title'], 'By mail');
    await page.reload();
    await expect(workshop.line('"contact"').first()).toBeVisible();
    await expect(named('combobox', 'Contact')).toBeVisible();
  },
  patience,
);
