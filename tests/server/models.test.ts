// Every state × event × role of every machine through the calls of the server, made from the machines. The server does not listen:
// nothing happens by the clock, what falls due or is sent on does so when a test says so.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { cellsOf, isTransition, type Cell } from '#tests/support/models/cells.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { drivers } from '#tests/support/models/drivers.ts';
import { exercised } from '#tests/support/models/exercised.ts';
import { expectExactly, statesOf } from '#tests/support/models/model.ts';
import { fingerprintOf, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';
import { serverModels, type ServerModel } from '#tests/support/models/server-models.ts';
import { stateWords } from '#tests/support/models/state-words.ts';

const textOf = ({ machine }: ServerModel, state: string): string => stateWords(machine.id)[state]?.text ?? '';

const title = ({ state, event, role, target }: Cell): string =>
  `${state}, ${event}${role === undefined ? '' : ` by role ${role}`}: ${target ?? 'refused'}`;

describeEngines('§4 by the calls of the server', (engine) => {
  describe.each(Object.entries(serverModels))('%s', (_name, model) => {
    const { machine, requests, happens = {}, sendsState = false, asksForState = [] } = model;
    // A database of its own: what is compared as a whole stays small.
    const running = useApp(engine);
    const admins: Record<number, GivenAdmin> = {};
    beforeAll(async () => {
      for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
    });
    const lastAction = async (): Promise<string | undefined> => {
      const [row] = await running.db.query<{ action: string }>(
        sql`select action from audits order by number desc limit 1`,
      );
      return row?.action;
    };
    const made = drivers[machine.id] ?? {};
    const cells = cellsOf(engine.name, machine);

    it('is known with every event and every state', () => {
      const isCall = (event: string): boolean => 'call' in (made[event] ?? {});
      expectExactly(Object.keys(made).filter(isCall), requests);
      expectExactly(
        Object.keys(made).filter((event) => !isCall(event)),
        happens,
      );
      for (const state of statesOf(machine)) expect(textOf(model, state)).not.toBe('');
    });

    const asked = cells
      .filter(({ role }) => role !== undefined)
      .map((cell) => ({ ...cell, title: title(cell) }));
    it.each(asked)('$title', async (cell) => {
      const { state, event, role = 0, target, isPermitted } = cell;
      const driver = made[event];
      if (!driver || !('call' in driver)) throw new Error(`${event} is no call.`);
      const id = await model.given(running, state);
      expect(await model.state(running, id)).toBe(state);
      for (const request of requests[event]?.(id, state) ?? []) {
        const before = await fingerprintOf(running.db);
        const { status, envelope } = await ask(running.app, driver.call, {
          ...request,
          token: admins[role]?.token,
        });
        if (isTransition(cell)) {
          expect({ status, error: envelope.error }).toEqual({ status: 200, error: undefined });
          expect(await model.state(running, id)).toBe(target);
          continue;
        }
        const other = isPermitted && sendsState && (await otherEvent(cell, id));
        if (other) {
          // Another event leads to the state that was sent: that one happened.
          expect(await lastAction()).toBe(other);
          continue;
        }
        if (!isPermitted) {
          const { permission } = calls[driver.call] as { permission: Permission };
          expect({ status, error: envelope.error }).toEqual({
            status: 403,
            error: english(refusalOf(permission)),
          });
        } else if (asksForState.includes(event)) expect(status).toBe(200);
        else {
          expect(status).toBe(409);
          expect(envelope.flag).toBe(false);
          expect(envelope.error?.toLowerCase()).toContain(textOf(model, state).toLowerCase());
        }
        expect(await fingerprintOf(running.db)).toBe(before);
      }
      exercised(engine.name, machine, cell);
    });

    /** The event that was taken for this one, where both are sent as the same state. */
    async function otherEvent({ state, event }: Cell, id: string): Promise<string | undefined> {
      const now = await model.state(running, id);
      const others = Object.keys(requests).filter((each) => each !== event);
      return now === state ? undefined : others.find((type) => decide(machine, state, { type }) === now);
    }

    const byItself = cells
      .filter(({ role }) => role === undefined)
      .map((cell) => ({ ...cell, title: title(cell) }));
    it.each(byItself)('$title', async (cell) => {
      const id = await model.given(running, cell.state);
      await happens[cell.event]?.(running, id);
      expect(await model.state(running, id)).toBe(cell.target ?? cell.state);
      exercised(engine.name, machine, cell);
    });
  });
});
