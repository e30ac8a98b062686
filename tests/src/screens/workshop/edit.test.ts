// An edit that is saved while somebody types on.
import { expect, test } from 'vitest';
import { differ, editSince, wordsIn, type Edit } from '#src/screens/workshop/edit.ts';

const sent = {
  texts: { schema: '{"a":1}', ui: '{}' },
  translations: { de: { Beam: 'Breite' } },
  base: 'one',
};
const saved: Edit = { texts: { schema: '{ "a": 1 }\n', ui: '{}\n' }, translations: {}, base: 'two' };

test('nothing is left of one that is saved as it is', () => {
  const left = editSince(sent, sent, saved);
  expect(left).toEqual(saved);
  expect(differ(left, saved)).toBe(false);
});

test('what was typed since stays, on the files as they are now', () => {
  const translations = { de: { Beam: 'Breite', Draft: 'Tiefgang' }, it: { Beam: 'Larghezza' } };
  const edit = { ...sent, texts: { ...sent.texts, ui: '{"b":2}' }, translations };
  expect(editSince(edit, sent, saved)).toEqual({
    texts: { schema: '{ "a": 1 }\n', ui: '{"b":2}' },
    translations: { de: { Draft: 'Tiefgang' }, it: { Beam: 'Larghezza' } },
    base: 'two',
  });
});

test('what the formatter has undone is no edit any more', () => {
  const same: Edit = { ...saved, base: 'one' };
  const spaced = { texts: { ...saved.texts, ui: '{ }' }, base: 'one' };
  expect(differ(editSince({ ...spaced, translations: {} }, spaced, same), same)).toBe(false);
});

test('a word that was taken back is no edit, and is kept as long as another one may be written', () => {
  const edit: Edit = { ...saved, translations: { de: { Beam: ' ' }, it: { Beam: '', Draft: 'Pescaggio' } } };
  expect(wordsIn(edit.translations)).toEqual({ it: { Draft: 'Pescaggio' } });
  expect(differ({ ...saved, translations: { de: { Beam: '' } } }, saved)).toBe(false);
  expect(editSince(edit, { ...sent, translations: {} }, saved).translations).toEqual({
    it: { Draft: 'Pescaggio' },
  });
});
