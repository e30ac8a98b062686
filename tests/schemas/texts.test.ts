import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jsonTexts } from '#tests/support/texts/json-texts.ts';
import { sourceTexts } from '#tests/support/texts/source-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const folder of ['src', 'machines', 'server', 'schemas']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(source: string, file = 'src/screen.tsx') {
  writeFileSync(join(root, file), source);
  const { found, problems } = sourceTexts(root);
  return { texts: found.map(({ text }) => text), problems };
}

describe('a text is found', () => {
  test.each([
    ['handed to t', `t('Save')`, ['Save']],
    ['that t may be handed', `t(isNew ? 'Add' : other ?? 'Save')`, ['Add', 'Save']],
    ['in a prop that is translated later', `<Frame title="Plans" name="boat" />`, ['Plans']],
    ['in a field that is translated later', `const route = { path: '/home', title: 'Boats' }`, ['Boats']],
    ['in a toast', `toast('error', 'Try again')`, ['Try again']],
    ['that is a sentence', `const reason = 'There is nothing to save.'`, ['There is nothing to save.']],
  ])('%s', (_where, source, texts) => {
    expect(read(source)).toEqual({ texts, problems: [] });
  });

  test('not in a name that a library reads', () => {
    const source = `const parts = [{ name: 'preventOverflow' }, { name: 'German' }]`;
    expect(read(source)).toEqual({ texts: ['German'], problems: [] });
  });

  test('not in an error for whoever reads the log', () => {
    expect(read(`throw new Error('The chunk is not there.')`)).toEqual({ texts: [], problems: [] });
  });

  test('outside of the client in labels only', () => {
    const source = `refuse({ label: 'This plan', text: 'plain' })`;
    expect(read(source, 'server/route.ts').texts).toEqual(['This plan']);
  });

  test('in JSON under the keys that are shown', () => {
    const label = { text: 'Paid', color: 'green', icon: 'check' };
    writeFileSync(join(root, 'schemas/labels.json'), JSON.stringify({ payout: { paid: label } }));
    expect(jsonTexts(root)).toEqual([{ file: 'schemas/labels.json', text: 'Paid' }]);
  });

  test('in what is said below a field, not in what a form is for', () => {
    const fields = { size: { type: 'number', description: 'In feet.' } };
    const form = { description: 'Sent by hosts.', properties: fields };
    mkdirSync(join(root, 'schemas/forms'));
    writeFileSync(join(root, 'schemas/forms/trip.schema.json'), JSON.stringify(form));
    expect(jsonTexts(root)).toEqual([{ file: 'schemas/forms/trip.schema.json', text: 'In feet.' }]);
  });
});

describe('a text that no translation can reach is told', () => {
  test.each([
    ['between tags', `<p>Hello there</p>`, 'src/screen.tsx: "Hello there" is not passed through t().'],
    ['in an attribute', `<b aria-label="Close" />`, 'src/screen.tsx: "Close" is not passed through t().'],
    [
      'put together',
      't(`${n} boats`)',
      'src/screen.tsx: `${n} boats` is put together; give t() one text with {{places}}.',
    ],
  ])('%s', (_where, source, told) => {
    expect(read(source).problems).toEqual([told]);
  });
});
