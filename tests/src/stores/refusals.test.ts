// Why something cannot be done now, as a button and a machine say it.
import { afterEach, expect, test } from 'vitest';
import { english } from '#schemas/text.ts';
import { notWhile, onlyWhile } from '#src/components/machines/step-reasons.ts';
import { refusal, whyNot } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';

afterEach(() => {
  session.admin = null;
});

test('who may not is told who may', () => {
  session.admin = { _id: 1, email: 'support@quarterdeck.example', role: 3 };
  expect(whyNot('boats.edit', english)).toBe('Only admins with full access and managers may edit boats.');
});

test('nothing stands against who may, nor against what everybody may who is signed in', () => {
  session.admin = { _id: 1, email: 'admin@quarterdeck.example', role: 1 };
  expect(whyNot('boats.edit', english)).toBeUndefined();
  expect(refusal('session')).toBeUndefined();
  expect(whyNot('session', english)).toBeUndefined();
});

test('a machine names the state that is in the way, or those that a step waits for', () => {
  expect(notWhile('Paid', english)).toBe('Not possible while the status is Paid.');
  expect(onlyWhile(['Due', 'Held'], english)).toBe('not now, only while it is: Due, Held');
});
