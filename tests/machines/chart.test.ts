import { describe, expect, test } from 'vitest';
import { actionsIn, chartOf } from '#machines/chart.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import { allTransitions, statesOf } from '#tests/support/models/model.ts';

describe.each([documentMachine, sessionMachine, submissionMachine])('the chart of $id', (machine) => {
  test('has every state, and every transition that leads elsewhere', () => {
    const { states, edges } = chartOf(machine);
    expect(states).toEqual(statesOf(machine));
    const elsewhere = allTransitions(machine).filter(({ state, target }) => state !== target);
    const named = elsewhere.map(({ state, target, event }) => ({ from: state, to: target, event }));
    expect(edges).toHaveLength(named.length);
    expect(edges).toEqual(expect.arrayContaining(named));
  });
});

describe.each(statesOf(documentMachine))('§4 the actions on a document that is %s', (state) => {
  test('are those of the machine; one that is refused names the states that allow it', () => {
    const transitions = allTransitions(documentMachine);
    const found = actionsIn(documentMachine, state, documentActions);
    expect(found.map(({ event, label }) => ({ event, label }))).toEqual(documentActions);
    for (const { event, target, possibleIn } of found) {
      const same = transitions.filter((transition) => transition.event === event);
      expect(target).toBe(same.find((transition) => transition.state === state)?.target);
      expect(possibleIn).toEqual(same.map((transition) => transition.state));
    }
  });
});
