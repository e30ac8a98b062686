// Two who decide on the same row at the same moment, each at an instance of their own.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { FastifyInstance } from 'fastify';
import { bookingMachine } from '#machines/booking.machine.ts';
import { stateOf, type Coded } from '#machines/codes.ts';
import { documentMachine } from '#machines/document.machine.ts';
import type { CallName } from '#schemas/calls.ts';
import type { Boat } from '#schemas/types.ts';
import { build } from '#server/app.ts';
import { ask, useApp, type Answered, type Running } from '#tests/support/server/app.ts';
import { engines } from '#tests/support/server/databases.ts';
import { allTransitions } from '#tests/support/models/model.ts';
import { givenBoat, givenBooking, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

interface Row {
  version: number;
  status: unknown;
}

interface Contest {
  entity: 'boat' | 'booking';
  machine: AnyStateMachine;
  coded: Coded;
  codeOf: (status: unknown) => unknown;
  call: CallName;
  /** @returns its key and whom its decisions are told to */
  given: (running: Running) => Promise<{ id: string; heardBy: string }>;
  requests: (id: string) => { params: Record<string, string>; body: object }[];
  told: Record<string, string>;
}

const askedFor = "Admin ask the document's navigation";
const contests: Record<string, Contest> = {
  'a document, approved and rejected': {
    entity: 'boat',
    machine: documentMachine,
    coded: 'document',
    codeOf: (status) => (status as Boat['status'])?.navigation,
    call: 'setBoatStatus',
    given: async ({ db }) => {
      const { id, userId } = await givenBoat(db);
      return { id, heardBy: userId };
    },
    requests: (boatId) =>
      [1, 2].map((result) => ({ params: { boatId }, body: { sort: 'navigation', result } })),
    told: {
      approve: "Admin Aprrove the document's navigation",
      reject: askedFor,
      askVerification: askedFor,
    },
  },
  'a booking, confirmed and cancelled': {
    entity: 'booking',
    machine: bookingMachine,
    coded: 'booking',
    codeOf: (status) => status,
    call: 'setBookingStatus',
    given: async ({ db }) => {
      const { id, guestId } = await givenBooking(db, await givenBoat(db));
      return { id, heardBy: guestId };
    },
    requests: (id) => [2, 1].map((value) => ({ params: { id }, body: { value } })),
    told: { confirm: 'Admin confirm your new booking', cancel: 'Admin cancel your new booking' },
  },
};

const rounds = 25;
const postgresql = engines.find(({ name }) => name === 'postgresql');

describe.skipIf(!inject('postgresqlUrl'))('decided at once on two instances', () => {
  if (!postgresql) throw new Error('The engines of the tests have changed.');
  const running = useApp(postgresql);
  const admins: GivenAdmin[] = [];
  let second: FastifyInstance;
  beforeAll(async () => {
    second = await build({ db: running.db, env: running.env });
    admins.push(await signedIn(running.db), await signedIn(running.db, 2));
  });
  afterAll(() => second.close());

  function atOnce({ call, requests }: Contest, id: string, headers: Record<string, string>) {
    const instances = [running.app, second];
    const asked = requests(id).map((request, at) =>
      ask(instances[at] ?? second, call, { ...request, headers, token: admins[at]?.token }),
    );
    return Promise.all(asked);
  }
  const statusesOf = (answers: Answered[]): number[] => answers.map(({ status }) => status).sort();
  const auditsOf = ({ entity }: Contest, id: string) =>
    running.db.query<{ admin: string; action: string; before: Row; after: Row }>(sql`
      select admin_id as admin, action, before, after from audits
      where entity = ${entity} and entity_id = ${id} order by number`);
  const heardBy = async (userId: string): Promise<string[]> => {
    const rows = await running.db.query<{ message: string }>(sql`
      select payload->>'message' as message from alerts where audience = ${`user:${userId}`} order by number`);
    return rows.map(({ message }) => message);
  };

  it.each(Object.entries(contests))('with the version both saw: %s, exactly one wins', async (_, contest) => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, heardBy: userId } = await contest.given(running);
      const answers = await atOnce(contest, id, { 'if-match': '"1"' });
      expect([
        [200, 409],
        [200, 412],
      ]).toContainEqual(statusesOf(answers));
      const audits = await auditsOf(contest, id);
      expect(audits).toHaveLength(1);
      expect(await heardBy(userId)).toEqual([contest.told[audits[0]?.action ?? '']]);
      for (const { envelope } of answers)
        expect(envelope.data).toMatchObject({ version: 2, status: audits[0]?.after.status });
    }
  });

  it.each(Object.entries(contests))(
    'without versions: %s, each is told what happened',
    async (_, contest) => {
      const { machine, coded, codeOf, told } = contest;
      const transitions = allTransitions(machine);
      for (let round = 0; round < rounds; round += 1) {
        const { id, heardBy: userId } = await contest.given(running);
        const answers = await atOnce(contest, id, {});
        const audits = await auditsOf(contest, id);
        expect(statusesOf(answers)).toEqual(audits.length === 2 ? [200, 200] : [200, 409]);
        for (const { action, before, after } of audits)
          expect(transitions).toContainEqual({
            state: stateOf(coded, codeOf(before.status)),
            event: action,
            target: stateOf(coded, codeOf(after.status)),
          });
        expect(await heardBy(userId)).toEqual(audits.map(({ action }) => told[action]));
        answers.forEach(({ status, envelope }, at) => {
          const own = audits.find(({ admin }) => admin === admins[at]?.id);
          expect(status === 200).toBe(own !== undefined);
          const { status: code, version } = (own ?? audits.at(-1))?.after ?? {};
          expect(envelope.data).toMatchObject({ version, status: code });
        });
      }
    },
  );
});
