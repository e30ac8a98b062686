// What is stored of a row beside what its form sends.
import { expect, it, onTestFinished } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { storedOf } from '#server/collections/change.ts';

const stored = {
  _id: 'm1',
  version: 2,
  created: '2026-01-01',
  name: 'Old Quay',
  berths: '40',
  state: 'open',
};

/** What is kept when only the name is sent, by a form that says this of other keys. */
function keptBy(rest: Schema, row: object = stored): object {
  const { schema } = forms.marina;
  onTestFinished(() => void Object.assign(forms.marina, { schema }));
  const form = { type: 'object', properties: { name: { type: 'string' } }, ...rest };
  Object.assign(forms.marina, { schema: form });
  const admin = { _id: 'a', email: 'a@staff.example', role: 1 };
  return storedOf('marina', { sent: { name: 'New Quay' }, stored: row as typeof stored, admin });
}

it.each<[string, Schema]>([
  ['by any name', { additionalProperties: { type: 'string' } }],
  ['whatever is in them', { additionalProperties: true }],
  ['by a pattern', { additionalProperties: false, patternProperties: { '^[a-z]+$': { type: 'string' } } }],
  ['in a part', { allOf: [{ additionalProperties: { type: 'string' } }] }],
])('a key that is removed from a form that takes keys %s is gone', (_what, rest) => {
  expect(keptBy(rest)).toEqual({ name: 'New Quay' });
});

it('what was taken out of a closed form is kept', () => {
  expect(keptBy({ additionalProperties: false })).toEqual({ name: 'New Quay', berths: '40', state: 'open' });
});

it('what the system keeps of a row is nobody’s to send to an open form: who took a step before least of all', () => {
  const { schema } = forms.incident;
  onTestFinished(() => void Object.assign(forms.incident, { schema }));
  Object.assign(forms.incident, { schema: { type: 'object', additionalProperties: true } });
  const admin = { _id: 'a', email: 'a@staff.example', role: 1 };
  const own = { title: 'Scratch', people: 2 };
  const kept = { _id: 'x', created: 'x', version: 9, names: { booking: {} }, state: 'settled' };
  const sent = { ...own, ...kept, steps: { review: { by: 'b' } } };
  expect(storedOf('incident', { sent, stored: undefined, admin })).toEqual({ ...own, state: 'reported' });
});

it('what the system keeps of a row is no key of an open form', () => {
  const icon = { ...stored, names: {} };
  expect(keptBy({ additionalProperties: { type: 'string' } }, icon)).toEqual({ name: 'New Quay', names: {} });
});
