import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { explain, saidOf } from '#schemas/explain.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import { language, setLanguage, t, type Language } from '#src/language/i18n.ts';

const refusal = { ...messages.refusal, ...serverMessages.refusal };
const page = { documentElement: { lang: '' } };

beforeAll(() => void vi.stubGlobal('document', page));
// Other files share the process.
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const inAll = async (say: () => string): Promise<string[]> => {
  const said: string[] = [];
  for (const code of ['en', 'de', 'it'] as const) {
    await setLanguage(code);
    said.push(say());
  }
  return said;
};

describe('an English text', () => {
  test('is found in its language', async () => {
    const said = await inAll(() => t('Save Changes'));
    expect(said).toEqual(['Save Changes', 'Änderungen speichern', 'Salva modifiche']);
    expect(page.documentElement.lang).toBe('it');
  });

  test.each(['Bavaria 46', 'constructor', 'a.b: c', '$t(Save Changes)', ''])(
    'without a translation stays as it is: %j',
    async (text) => {
      expect(await inAll(() => t(text))).toEqual([text, text, text]);
    },
  );

  test('has no English word left in a refused step', async () => {
    const { payoutTransition, refundTransition } = serverMessages.refusal;
    for (const key of [payoutTransition, refundTransition]) {
      const [, german, italian] = await inAll(() => t({ key, values: { state: 'Requested' } }));
      expect(german).toMatch(/^Das ist jetzt nicht möglich: Die (Auszahlung|Erstattung) ist „Beantragt“\.$/);
      expect(italian).toMatch(/^Ora non è possibile: (l’accredito|il rimborso) è «Richiesto»\.$/);
    }
  });

  test('takes its values as they are', async () => {
    const name = '<b>{{name}}</b> $t(Save Changes) $&';
    const said = await inAll(() => t('Delete {{name}}?', { name }));
    expect(said).toEqual([`Delete ${name}?`, `${name} löschen?`, expect.stringContaining(name)]);
  });

  test('keeps a place without a value', () => {
    expect(english('Delete {{name}}?')).toBe('Delete {{name}}?');
  });
});

describe('a number chooses the form', () => {
  test.each([
    [0, '0 plans', '0 Tarife', '0 pacchetti'],
    [1, '1 plan', '1 Tarif', '1 pacchetto'],
    [2, '2 plans', '2 Tarife', '2 pacchetti'],
    [1_000_000, '1,000,000 plans', '1.000.000 Tarife', '1.000.000 pacchetti'],
  ])('%i', async (count, ...said) => {
    expect(await inAll(() => t('{{count}} plans', { count }))).toEqual(said);
  });

  test('in what a validator refuses as well', () => {
    const schema = { properties: { code: { type: 'string', title: 'Code', maxLength: 1 } } };
    const error = { instancePath: '/code', schemaPath: '#/properties/code/maxLength', keyword: 'maxLength' };
    const [problem] = explain(schema, [{ ...error, params: { limit: 1 } }]);
    expect(problem && english(saidOf(problem))).toBe('Code must not be longer than 1 character.');
  });
});

test('what may be chosen is said as it is called in the language, and nothing is no choice to name', async () => {
  const schema = {
    properties: { tide: { title: 'Status', enum: ['a', 'dry', null], enumNames: { a: 'Active' } } },
  };
  const error = { instancePath: '/tide', schemaPath: '#/properties/tide/enum', keyword: 'enum' };
  const [problem] = explain(schema, [{ ...error, params: { allowedValues: schema.properties.tide.enum } }]);
  const said = await inAll(() => (problem ? t(saidOf(problem)) : ''));
  expect(said).toEqual([
    'Status must be one of Active, dry.',
    'Status: möglich sind Aktiv, dry.',
    expect.stringMatching(/Attivo?, dry/),
  ]);
});

describe('§8 what a server says', () => {
  const inGerman = async (text: Parameters<typeof t>[0]): Promise<string> => {
    await setLanguage('de');
    return t(text);
  };

  test('as key and values is said in the language of the page, its label as well', async () => {
    const gone = { key: refusal.notFound, values: { label: 'This plan' } };
    expect(english(gone)).toBe('This plan does not exist any more.');
    expect(await inGerman(gone)).toBe('Dieser Tarif existiert nicht mehr.');
  });

  test('agrees with a field of any number and gender', async () => {
    const said = (key: string, label: string): string => t({ key, values: { label } });
    await setLanguage('de');
    expect(said('{{label}} is required.', 'Engines')).toBe('Motoren: Angabe erforderlich.');
    await setLanguage('it');
    expect(said('{{label}} must not be empty.', 'Plans')).toMatch(/^Il campo .+ non può essere vuoto\.$/);
  });

  test('keeps data that happens to be a text of ours', async () => {
    const used = { key: refusal.usedByBoats, values: { name: 'Boat', count: 1 } };
    expect(english(used)).toBe('Boat cannot be deleted: 1 boat uses it.');
    expect(await inGerman(used)).toBe('Boat kann nicht gelöscht werden: 1 Boot verwendet es.');
  });

  test('names a list of fields in that language', async () => {
    const text = {
      key: refusal.noAccount,
      values: { host: 'Save', fields: ['Account holder', 'Bank'] },
    };
    expect(await inGerman(text)).toBe(
      'Das Konto von Save ist nicht vollständig. Es fehlt: Kontoinhaber, Bank.',
    );
  });

  test('as a sentence that is a text of ours is found', async () => {
    expect(await inGerman('The request could not be read.')).toBe('Die Anfrage ist nicht lesbar.');
  });

  test('as a sentence of its own is shown as it is', async () => {
    expect(await inGerman('No boat is 1 m long.')).toBe('No boat is 1 m long.');
  });
});

test('of two languages chosen at once the last one stays', async () => {
  const chosen: Language[] = ['it', 'de', 'en', 'it'];
  await Promise.all(chosen.map((code) => setLanguage(code)));
  expect([language(), t('Save Changes'), page.documentElement.lang]).toEqual(['it', 'Salva modifiche', 'it']);
});
