// What fills a text is written as the language writes it.
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import de from '#schemas/locales/de.json' with { type: 'json' };
import it from '#schemas/locales/it.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { english, lookUp, translateBy, type Text } from '#schemas/text.ts';

function say(lng: string, translation: object, text: Text): string {
  const translations = createInstance({ ...lookUp, lng, resources: { [lng]: { translation } } });
  void translations.init();
  return translateBy(translations)(text);
}

const limited = (key: string, limit: string): Text => ({
  key,
  values: { label: 'Price', limit, count: Number(limit) },
});
const { multipleOf, maximum } = messages.keyword;

test('the decimals of a limit follow the language, and a year is not grouped', () => {
  const step = limited(multipleOf, '0.01');
  expect(english(step)).toBe('Price must be a multiple of 0.01.');
  expect(say('it', it, step)).toBe('Prezzo deve essere un multiplo di 0,01.');
  expect(say('de', de, step)).toBe('Preis muss ein Vielfaches von 0,01 sein.');
  expect(say('it', it, limited(maximum, '2100'))).toContain('2100');
});
