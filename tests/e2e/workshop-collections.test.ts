// The workshop makes a collection: its name and its fields are asked for, its form and its list looked at, its files written.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect as check, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { signIn } from '#tests/support/api.ts';
import { phone, problemsIn, violationsOn } from '#tests/support/axe.ts';
import { copySchemas } from '#tests/support/copied-schemas.ts';
import { expect } from '#tests/support/expect.ts';
import { useOwnServer } from '#tests/support/own-server.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { workshopPage } from '#tests/support/pages/workshop.page.ts';
import { useTabs } from '#tests/support/tab.ts';

const patience = 120_000;
const baseUrl = inject('baseUrl');

describe('in development', () => {
  let schemas: string;
  const server = useOwnServer(async (folder) => ({ SCHEMAS_DIR: (schemas = await copySchemas(folder)) }));
  const openTab = useTabs(() => server.url);
  const saved = (file: string): Promise<string> => readFile(join(schemas, file), 'utf8');

  test(
    'a collection is begun by keyboard, is there again after a reload, and its files are written',
    async () => {
      const { page } = await openTab({ storage: server.api.storage });
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
      check(await violationsOn(page)).toEqual([]);
      await workshop.begun.submit.click();

      await expect(workshop.field('Depth')).toBeVisible();
      await expect(shellPage(page).toasts('is required.')).toHaveCount(0);
      await expect(workshop.restored).toBeHidden();
      await workshop.tab('List').click();
      await expect(workshop.list.getByRole('table', { name: 'Piers' })).toContainText('Name 1');
      await expect(workshop.effect).toContainText('Depth appears.');
      check(await violationsOn(page)).toEqual([]);

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

  test('what is begun can be dropped; then there is nothing of it', async () => {
    const { page } = await openTab({ storage: server.api.storage });
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
});

describe('where no files are written', () => {
  const openTab = useTabs(() => baseUrl);

  test(
    'the files are handed out as a patch, on a phone in both themes',
    async () => {
      const { storage } = await signIn(baseUrl);
      const { page } = await openTab({ viewport: { width: 390, height: 844 }, hasTouch: true, storage });
      const workshop = workshopPage(page);
      await workshop.open('reason');
      await workshop.begin.click();
      await workshop.begun.fill('Piers', 'Pier', 'pier');
      await workshop.begun.add('Since', 'Day');
      const found = await problemsIn(page, 'what is asked for', { in: phone });
      await workshop.begun.submit.click();
      for (const name of ['Collection', 'Fields', 'Appearance', 'Columns', 'Form', 'List', 'Type']) {
        await workshop.tab(name).click();
        await expect(workshop.panel(name)).toBeVisible();
        found.push(...(await problemsIn(page, name, { in: phone })));
      }
      check(found).toEqual([]);
      await expect(workshop.save).toHaveCount(0);
      const [file] = await Promise.all([page.waitForEvent('download'), workshop.patch.click()]);
      check(file.suggestedFilename()).toBe('collections-pier.collection.json.patch');
      const patch = await readFile(await file.path(), 'utf8');
      check(patch.match(/^--- \/dev\/null$/gm)).toHaveLength(4);
      check(patch).toContain('+++ b/schemas/collections/pier.collection.json');
    },
    patience,
  );
});
