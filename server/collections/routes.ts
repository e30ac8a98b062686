// Ours: every collection by one mechanism, each call of it in the way that the calls of every other noun go.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { collectionCalls, type Call } from '#schemas/calls.ts';
import type { Verb } from '#schemas/collections.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import { withKept } from '../access/kept-fields.ts';
import { changeRow, demandRow, recordChange } from '../changes/change-row.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { demandUnused } from '../platform/references.ts';
import { collectionList, deleteRow, findRow, insertRow, updateRow } from './queries.ts';
import { answered, collectionNames, namedFor } from './referring.ts';
import { labelOf, rowsOf, statusOf } from './row-kind.ts';
import { demandEditable, stepRoutes } from './steps.ts';

/** One row of a collection's calls, whichever collection it is. */
type RowCall = Call & { path: '/{id}' };
type Sent = Omit<Asked<RowCall>, 'body'> & { body: object };

export function collectionRoutes(app: FastifyInstance, context: Context): void {
  const { db, transact } = context;
  for (const name of collectionNames) {
    stepRoutes(app, name, context);
    const rows = rowsOf(name);
    const { schema } = forms[name];
    const callOf = (verb: Verb): RowCall => collectionCalls[`${name}.${verb}`] as Call as RowCall;

    answer(
      app,
      callOf('list'),
      listHandler(db, [tables[name]], ({ admin }) => collectionList(name, namedFor(admin, name))),
    );

    answer(app, callOf('read'), async ({ params: { id }, session }) => ({
      data: await answered(db, name, session.admin, demandRow(rows, await findRow(db, name, id))),
    }));

    answer(app, callOf('create'), async (asked) => {
      const { body: sent, session } = asked as unknown as Sent;
      const { admin } = session;
      const id = randomUUID();
      const data = await transact(String(admin._id), async (tx) => {
        await insertRow(tx, name, id, {
          ...withKept(schema, { sent, stored: undefined, admin, entity: name }),
          ...statusOf(name),
        });
        return recordChange(tx, rows, { id, action: 'add', before: null });
      });
      return { data: await answered(db, name, admin, data) };
    });

    answer(app, callOf('change'), async (asked) => {
      const { params, body: sent, session, version } = asked as unknown as Sent;
      const { admin } = session;
      const { after } = await transact(String(admin._id), (tx) =>
        changeRow(tx, rows, { id: params.id, version }, async (stored) => {
          demandEditable(name, stored);
          const kept = withKept(schema, { sent, stored, admin, entity: name });
          await updateRow(tx, name, params.id, { ...kept, ...statusOf(name, stored) });
          return 'edit';
        }),
      );
      return { data: await answered(db, name, admin, after) };
    });

    answer(app, callOf('delete'), async ({ params: { id }, session, version }) => {
      await transact(String(session.admin._id), (tx) =>
        changeRow(tx, rows, { id, version }, async (stored) => {
          await demandUnused(tx, name, { id, label: labelOf(name, stored) });
          await deleteRow(tx, name, id);
          return { action: 'delete', after: null };
        }),
      );
      return {};
    });
  }
}
