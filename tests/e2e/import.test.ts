// A CSV becomes rows of a list, in the browser: matched, judged, written once, and what is refused comes back as a file.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import { readMap } from '#server/import/map.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { importPage } from '#tests/support/pages/import.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { comeTo } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** As Windows writes it in Germany: semicolons, commas for decimals, another encoding. */
const incidents = Buffer.from(
  [
    'Title;Kind;Damaged part;Day;Description;Estimated cost;Reason',
    'Böiger Kratzer;Damage;Hull;24.12.2025;A scratch of a metre at the bow.;1.250,50;wind',
    'Late boat;Ghost;;31.02.2026;short;many;fog',
  ].join('\r\n'),
  'latin1',
);
const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

async function opened(page: Page, path: string): Promise<ReturnType<typeof importPage>> {
  const shown = importPage(page);
  await comeTo(page, path);
  await shown.open.click();
  return shown;
}

test('rows of a collection: corrected by hand, judged, imported once, the refused ones kept', async () => {
  const { page } = await openTab({ storage: api.storage });
  const shown = await opened(page, '/home/collections/incident');
  await shown.file.setInputFiles(csv('incidents.csv', incidents));
  await expect(shown.column('Title')).toHaveText('Title');
  // Why nothing can be checked yet is seen without looking for it.
  await expect(
    shown.dialog.getByText('Still to be matched, or given a default: Happened on.'),
  ).toBeInViewport();
  await shown.match('Happened on', 'Day');
  await shown.readAs('Happened on', 'Day, month, year');
  // A click beside the dialog takes no mapping away.
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Stay' }).click();
  const saved = page.waitForEvent('download');
  await shown.button('Save the mapping').click();
  // The command line takes it as it is.
  const map = await readMap(await (await saved).path());
  expect(map).toMatchObject({ noun: 'incident', encoding: 'windows-1252', delimiter: ';' });
  expect(map.fields).toMatchObject({ happened: { column: 'Day', as: 'date', order: 'dmy' } });
  await shown.button('Check every row').click();
  await expect(shown.result).toContainText('Can be imported: 1 · Refused: 1');
  await expect(shown.result).toContainText(
    'Day "31.02.2026" cannot be read as a date in the order that the map gives.',
  );
  await shown.button('Import 1 row').click();
  await expect(shown.result).toContainText('Imported: 1 · Refused: 1');
  const download = page.waitForEvent('download');
  await shown.button('Refused rows as CSV').click();
  const refused = readFileSync(await (await download).path(), 'utf8');
  expect(refused).toContain('Estimated cost,Reason,Refused because\r\nLate boat');
  expect(refused).toMatch(/,fog,.{20}/);
  expect(refused).not.toContain('Kratzer');
  await shown.button('Close').click();
  await expect(page.getByRole('main')).toContainText('Böiger Kratzer');

  const again = await opened(page, '/home/collections/incident');
  await again.file.setInputFiles(csv('incidents.csv', incidents));
  await again.match('Happened on', 'Day');
  await again.readAs('Happened on', 'Day, month, year');
  await again.button('Check every row').click();
  await expect(again.result).toContainText('There already: 1 · Refused: 1');
  await expect(again.button('Import 0 rows')).toBeDisabled();
});

test('a list that was exported and is imported unchanged is there already, in whichever language', async () => {
  const { page } = await openTab({ storage: { ...api.storage, language: 'de' } });
  await comeTo(page, '/home/collections/marina');
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV exportieren' }).click();
  const file = readFileSync(await (await exporting).path());
  await page.getByRole('main').getByRole('button', { name: 'CSV importieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file][accept*=csv]').setInputFiles(csv('marina.csv', file));
  await dialog.getByRole('button', { name: 'Jede Zeile prüfen' }).click();
  const result = dialog.getByRole('region', { name: 'Ergebnis' });
  const rows = file.toString().trim().split('\r\n').length - 1;
  await expect(result.getByRole('status')).toHaveText(`Schon da: ${rows}`);
  await expect(result).toContainText('Zeilen, die schon da sind, bleiben, wie sie sind.');
});

test('boats, by a mapping that was saved: a length in metres, names of the lists, defaults', async () => {
  const { page, expectComplaint } = await openTab({ storage: api.storage });
  // What does not fit is refused before the first row.
  expectComplaint(/422/);
  const shown = await opened(page, '/home/boat?q=Alba+Nova');
  const boats = 'Name,Built,Long,Make\nAlba Nova,2019,12.5,Bavaria\nNo year,,9,Bavaria\n';
  await shown.file.setInputFiles(csv('boats.csv', Buffer.from(boats)));
  const lookup = (usual: string) => ({ as: 'lookup', default: usual });
  const fields = {
    model: { column: 'Name' },
    description: { default: 'Brought in from a file of the harbour.' },
    location1: { default: 'Kiel, Schleswig-Holstein, Germany' },
    year: { column: 'Built', as: 'number' },
    size: { column: 'Long', as: 'length', unit: 'm' },
    boattype: lookup('Sailing yacht'),
    boatbrand: { column: 'Make', as: 'lookup' },
    enginecount: { default: 1 },
    bathroomcount: { default: 1 },
    power: { default: 'Diesel' },
    capacity: { default: 4 },
    cabinscount: { default: 2 },
  };
  const put = async (map: object): Promise<void> => {
    const buffer = Buffer.from(JSON.stringify({ title: 'Boats', fields: map }));
    await shown.mapping.setInputFiles({ name: 'boat.map.json', mimeType: 'application/json', buffer });
  };
  await put(fields);
  await shown.button('Check every row').click();
  await expect(shown.dialog.getByRole('alert')).toContainText(
    'Powered By: the default `Diesel` must be read as a name of the list',
  );
  await put({ ...fields, power: lookup('Diesel') });
  await shown.button('Check every row').click();
  await expect(shown.result).toContainText('Can be imported: 1 · Refused: 1');
  await shown.button('Import 1 row').click();
  await expect(shown.result).toContainText('Imported: 1 · Refused: 1');
  const found = await api.boats({ q: 'Alba Nova' });
  expect(found.map(({ model, size }) => [model, size])).toEqual([['Alba Nova', 41]]);
  await shown.button('Close').click();
  await expect(boatListPage(page).cards).toContainText('Alba Nova');
});
