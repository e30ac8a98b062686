import { describe, expect, test } from 'vitest';
import { fill } from '#schemas/explain.ts';
import boatInfo from '#schemas/forms/boat-info.schema.json' with { type: 'json' };
import de from '#schemas/locales/de.json' with { type: 'json' };
import it from '#schemas/locales/it.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { lookUpIn } from '#src/look-up.ts';

const locales: Record<string, string>[] = [de, it];
const german = lookUpIn(de);
const { refusal } = messages;

describe('an English text', () => {
  test('is found in its language', () => {
    expect(german('Save Changes')).toBe('Änderungen speichern');
    expect(lookUpIn(it)('Save Changes')).toBe('Salva modifiche');
  });

  test('keeps its places, to be filled afterwards', () => {
    expect(german('{{label}} is required.')).toBe(de['{{label}} is required.']);
  });

  test('without a translation stays as it is', () => {
    expect(german('Bavaria 46')).toBe('Bavaria 46');
    expect(german('constructor')).toBe('constructor');
  });
});

describe('§8 a sentence filled by the server', () => {
  test('is found by its template, and so is the label in it', () => {
    expect(german('Boat Name is required.')).toBe('Bootsname ist erforderlich.');
    expect(german('This plan does not exist any more.')).toBe('Dieser Plan existiert nicht mehr.');
  });

  test('keeps what is no text of ours', () => {
    expect(german(fill(refusal.unknownKey, { key: 'C++ (x)' }))).toBe(
      'C++ (x) ist kein Feld dieses Formulars.',
    );
  });

  const values = {
    label: 'Owner',
    limit: 5,
    key: 'a',
    minutes: 3,
    state: 'Approved',
    megapixels: 40,
    side: 9,
  };

  test.each(Object.entries(refusal))('%s is found in every language', (_name, text) => {
    for (const texts of locales) {
      const own = { ...values, label: texts['Owner'], state: texts['Approved'] };
      expect(lookUpIn(texts)(fill(text, values))).toBe(fill(texts[text] ?? '', own));
    }
  });

  const titles = Object.values(boatInfo.properties).map(({ title }) => title);

  test.each(titles)('§5 names %s in every language', (title) => {
    for (const texts of locales) {
      const filled = fill(refusal.aboveLookup, { label: title, limit: 5 });
      expect(lookUpIn(texts)(filled)).toBe(
        fill(texts[refusal.aboveLookup] ?? '', { label: texts[title], limit: 5 }),
      );
    }
  });
});
