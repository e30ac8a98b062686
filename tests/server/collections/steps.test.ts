// The steps of every collection that has a machine: what is kept of them, four eyes, and a history that the machine could have taken.
import { beforeAll, describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { firstState } from '#machines/collection.ts';
import { decide } from '#machines/decide.ts';
import { editEvent, stepsOf } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { CollectionName, HistoryEntry } from '#schemas/types.ts';
import { prepareCollections } from '#server/collections/prepare.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { allTransitions, eventsTo, walksOf } from '#tests/support/models/model.ts';
import { givenReferred } from '#tests/support/documents/referred.ts';
import { givenCollectionRow, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

interface Row {
  _id: string;
  state: string;
  steps?: Record<string, { by: string; at: string; said?: object } | undefined>;
}

const rowOf = ({ envelope }: Answered): Row => envelope.data as Row;

describeEngines('the steps of a collection', (engine) => {
  const running = useApp(engine);
  const people: GivenAdmin[] = [];
  beforeAll(async () => {
    for (const name of Object.keys(collectionMachines))
      await givenReferred(running.db, name as CollectionName);
    for (const _ of [1, 2]) people.push(await signedIn(running.db, 1));
  });

  describe.each(Object.entries(collectionMachines))('%s', (key, machine) => {
    const name = key as CollectionName;
    const { steps = {} } = collections[name].machine ?? {};
    const document = validDocument(forms[collections[name].form]);
    const saidWith = (event: string): object | undefined => {
      const form = steps[event]?.form;
      return form && validDocument(forms[form]);
    };
    const take = (id: string, event: string, who: GivenAdmin | undefined): Promise<Answered> =>
      ask(running.app, `${name}.${event === editEvent ? 'change' : event}` as 'incident.settle', {
        params: { id },
        body: event === editEvent ? document : saidWith(event),
        token: who?.token,
      });
    /** The next step by somebody who may take it. */
    const takenBy = async (id: string, event: string): Promise<Row> => {
      for (const who of people) {
        const answered = await take(id, event, who);
        if (answered.status === 200) return rowOf(answered);
      }
      throw new Error(`Nobody could take ${event}.`);
    };
    const given = async (): Promise<string> =>
      rowOf(await ask(running.app, `${name}.create`, { body: document, token: people[0]?.token }))._id;

    it('keeps who took a step, when, and what was said, through a change of its form', async () => {
      for (const [event] of stepsOf(collections[name])) {
        const [first] = allTransitions(machine).filter((one) => one.event === event);
        const id = await given();
        for (const before of eventsTo(machine, first?.state ?? '')) await takenBy(id, before);
        const row = await takenBy(id, event);
        expect(row.state).toBe(first?.target);
        expect(row.steps?.[event]).toMatchObject({ at: expect.any(String) as string });
        expect(row.steps?.[event]?.said).toEqual(saidWith(event));
        const changed = await take(id, editEvent, people[0]);
        if (changed.status === 200) expect(rowOf(changed).steps).toEqual(row.steps);
      }
    });

    const guarded = stepsOf(collections[name]).filter(([, { notBy }]) => notBy);
    it.each(guarded)('leaves %s to another admin', async (event, { notBy = [] }) => {
      const [first] = allTransitions(machine).filter((one) => one.event === event);
      const id = await given();
      for (const before of eventsTo(machine, first?.state ?? '')) await takenBy(id, before);
      const { envelope } = await ask(running.app, `${name}.read`, {
        params: { id },
        token: people[0]?.token,
      });
      const { steps: taken = {} } = envelope.data as Row;
      const other = notBy.find((one) => taken[one]) ?? '';
      const own = people.find(({ id: who }) => String(who) === taken[other]?.by);
      expect(own).toBeDefined();
      expect(await take(id, event, own)).toMatchObject({
        status: 403,
        envelope: { error: messages.refusal.ownStep.replace('{{step}}', steps[other]?.label ?? '') },
      });
      expect((await takenBy(id, event)).state).toBe(first?.target);
    });

    it('has a history that its machine can take from the first state to the last', async () => {
      for (const walk of walksOf(allTransitions(machine), firstState(machine))) {
        const id = await given();
        for (const { event } of walk) await takenBy(id, event);
        const answered = await ask(running.app, 'getHistory', {
          params: { entity: name, id },
          token: people[0]?.token,
        });
        const [added, ...events] = (answered.envelope.data as HistoryEntry[])
          .map(({ action }) => action)
          .toReversed();
        expect(added).toBe('add');
        const state = events.reduce(
          (at, type) => decide(machine, at, { type }) ?? 'refused',
          firstState(machine),
        );
        expect(state).toBe(walk.at(-1)?.target);
      }
    });

    it('starts rows that were there before it, and tells of a state that it does not have', async () => {
      const id = await givenCollectionRow(running.db, name, document);
      const lost = await givenCollectionRow(running.db, name, { ...document, state: 'gone' });
      expect(await prepareCollections(running.db)).toEqual([
        expect.stringMatching(
          new RegExp(`^1 rows of the collection "${name}" are in the state "gone", which machines/`),
        ),
      ]);
      const [row] = await running.db.query<{ state: string }>(
        sql`select attributes ->> 'state' as state from collection_rows where _id = ${id}`,
      );
      expect(row?.state).toBe(firstState(machine));
      for (const [event] of stepsOf(collections[name]))
        expect(await take(lost, event, people[0])).toMatchObject({
          status: 409,
          envelope: { error: serverMessages.refusal.rowTransition.replace('{{state}}', 'gone') },
        });
      await running.db.query(sql`delete from collection_rows where _id = ${lost}`);
    });
  });
});
