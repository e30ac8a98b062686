// Refusals of rights are made of schemas/roles.json: a right that is given or taken changes its sentence, in every language.
import { createInstance } from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import de from '#schemas/locales/de.json' with { type: 'json' };
import it from '#schemas/locales/it.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import { english, lookUp, translateBy } from '#schemas/text.ts';

const right = roles.permissions['boats.edit'];
const given = right.roles;

function give(ids: number[]): void {
  onTestFinished(() => void (right.roles = given));
  right.roles = ids;
}

function translated(lng: string, translation: object): string {
  const translations = createInstance({ ...lookUp, lng, resources: { [lng]: { translation } } });
  void translations.init();
  return translateBy(translations)(refusalOf('boats.edit'));
}

test('§6 who may is named', () => {
  expect(english(refusalOf('boats.edit'))).toBe('Only admins with full access and managers may edit boats.');
});

test.each([
  [[1], 'Only admins with full access may edit boats.'],
  [[1, 2, 3], 'Only admins with full access, managers, and customer support may edit boats.'],
])('a right of the roles %j changes its sentence', (ids, sentence) => {
  give(ids);
  expect(english(refusalOf('boats.edit'))).toBe(sentence);
});

test('so it does in the other languages', () => {
  give([1, 2, 3]);
  expect(translated('de', de)).toBe(
    'Nur Admins mit Vollzugriff, Manager und Mitarbeitende des Kundendienstes dürfen Boote bearbeiten.',
  );
  expect(translated('it', it)).toBe(
    'Solo gli amministratori con accesso completo, i manager e gli addetti all’assistenza clienti possono modificare le barche.',
  );
});
