// Ours: the steps of a collection's machine, each a call of its own.
import type { FastifyInstance } from 'fastify';
import type { AnyStateMachine } from 'xstate';
import { judgeStep } from '#machines/collection.ts';
import { decide } from '#machines/decide.ts';
import { collectionCalls, type Call } from '#schemas/calls.ts';
import { editEvent, stepsOf, type Step } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import type { Admin, CollectionName, CollectionRow, CollectionStep } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import { changeRow } from '../changes/change-row.ts';
import { stateRefusal } from '../changes/demand-step.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { updateRow } from './queries.ts';
import { rowWithLinks, withAddresses } from './pictures.ts';
import { answered } from './referring.ts';
import { rowsOf, statusOf } from './row-kind.ts';

const { ownStep } = messages.refusal;
const { rowTransition } = serverMessages.refusal;

type StepCall = Call & { path: '/{id}' };

type SignLink = Context['signLink'];

const rowRefusalOf = (name: CollectionName, row: CollectionRow, signLink: SignLink): Refusal =>
  stateRefusal({
    sort: 'state',
    text: rowTransition,
    labels: collections[name].machine?.states ?? {},
    state: row.state ?? '',
    data: rowWithLinks(name, row, signLink),
  });

/** @throws Refusal 409 where the machine says when a row may be edited, and it may not now */
export function demandEditable(name: CollectionName, row: CollectionRow, signLink: SignLink): void {
  const machine = collectionMachines[name];
  if (!machine?.events.includes(editEvent)) return;
  const { state = '' } = statusOf(name, row);
  if (decide(machine, state, { type: editEvent }) === undefined) throw rowRefusalOf(name, row, signLink);
}

/** The state that a step leads to. @throws Refusal 409 with the row as it is, 403 to whoever has done what this step confirms */
function demandStep(
  name: CollectionName,
  machine: AnyStateMachine,
  row: CollectionRow,
  { step, admin, signLink }: { step: [string, Step]; admin: Admin; signLink: SignLink },
): string {
  const [event, { notBy }] = step;
  const { state = '', steps } = statusOf(name, row);
  const verdict = judgeStep(machine, { state, steps }, event, { admin: String(admin._id), notBy });
  if (verdict.refused === 'state') throw rowRefusalOf(name, row, signLink);
  if (verdict.refused === 'own') {
    const { label } = collections[name].machine?.steps[verdict.step] ?? {};
    throw new Refusal(403, 'state', ownStep, { step: label ?? verdict.step });
  }
  return verdict.target;
}

export function stepRoutes(app: FastifyInstance, name: CollectionName, context: Context): void {
  const { db, storage, signLink } = context;
  const machine = collectionMachines[name];
  if (!machine) return;
  const rows = rowsOf(name, signLink);
  for (const step of stepsOf(collections[name])) {
    const [event, { form }] = step;
    const call = collectionCalls[`${name}.${event}` as CollectionStep] as Call as StepCall;
    answer(app, call, async (asked) => {
      const { params, body = {}, session, version, change } = asked;
      const { admin } = session;
      const place = ['steps', event, 'said'];
      const { sent, demandPictures } = await withAddresses(storage, body, { name, admin, place });
      const { after } = await change((tx) =>
        changeRow(tx, rows, { id: params.id, version }, async (stored) => {
          const state = demandStep(name, machine, stored, { step, admin, signLink });
          await demandPictures(tx);
          const taken = {
            by: String(admin._id),
            byName: personName(admin, admin.email),
            at: new Date().toISOString(),
            ...(form
              ? { said: withKept(forms[form].schema, { sent, stored: undefined, admin, entity: name }) }
              : {}),
          };
          const { _id: _, version: __, created: ___, ...fields } = stored;
          await updateRow(tx, name, params.id, {
            ...fields,
            state,
            steps: { ...stored.steps, [event]: taken },
          });
          return event;
        }),
      );
      return { data: rowWithLinks(name, await answered(db, name, admin, after), signLink) };
    });
  }
}
