import { expect, test } from 'vitest';
import { decide, eventBetween } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { allTransitions, eventsOf, statesOf } from '#tests/support/models/model.ts';

test('§4 names the state that an event leads to', () => {
  expect(decide(documentMachine, 'undecided', { type: 'approve' })).toBe('approved');
});

test('§4 says nothing for an event that the state refuses, or that does not exist', () => {
  expect(decide(documentMachine, 'pending', { type: 'approve' })).toBeUndefined();
  expect(decide(documentMachine, 'pending', { type: 'publish' })).toBeUndefined();
});

test('nothing is possible in a state that the machine does not have', () => {
  expect(decide(documentMachine, 'rejected', { type: 'upload' })).toBeUndefined();
  expect(decide(documentMachine, 'constructor', { type: 'upload' })).toBeUndefined();
});

test('§4 finds the event between two states, for every pair', () => {
  const events = eventsOf(documentMachine);
  const transitions = allTransitions(documentMachine);
  for (const state of statesOf(documentMachine))
    for (const target of statesOf(documentMachine)) {
      const direct = transitions.filter((row) => row.state === state && row.target === target);
      const found = eventBetween(documentMachine, state, target, events);
      if (direct.length === 0) expect(found).toBeUndefined();
      else expect(direct.map(({ event }) => event)).toContain(found);
    }
});

test('§4 staff cannot undo a decision: no action of theirs leads back to undecided', () => {
  const staff = documentActions.map(({ event }) => event);
  for (const state of statesOf(documentMachine))
    expect(eventBetween(documentMachine, state, 'undecided', staff)).toBeUndefined();
});

test('§4 every action of staff is an event of the machine, with the label of the specification', () => {
  expect(eventsOf(documentMachine)).toEqual(
    expect.arrayContaining(documentActions.map(({ event }) => event)),
  );
  expect(documentActions.map(({ label }) => label)).toEqual(['Approve', 'Reject', 'Ask Verification']);
});
