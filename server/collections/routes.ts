// Ours: every collection by one mechanism, each call of it in the way that the calls of every other noun go.
import type { FastifyInstance } from 'fastify';
import { collectionCalls, type Call } from '#schemas/calls.ts';
import type { Verb } from '#schemas/collections.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import { tables } from '#schemas/generated/index.ts';
import { isCatalogue } from '#schemas/references.ts';
import { changeRow, demandRow, recordFound } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { dropRow, newId, storedOf } from './change.ts';
import { removeIcon } from './icons.ts';
import { collectionList, findRow, insertRow, updateRow } from './queries.ts';
import { rowWithLinks, withAddresses, withPictureLinks } from './pictures.ts';
import { answered, namedFor } from './referring.ts';
import { lockRows, rowsOf } from './row-kind.ts';
import { demandEditable, stepRoutes } from './steps.ts';

/** One row of a collection's calls, whichever collection it is. */
type RowCall = Call & { path: '/{id}' };

export function collectionRoutes(app: FastifyInstance, context: Context): void {
  const { db, signLink, storage } = context;
  const shown: typeof answered = async (...asked) =>
    rowWithLinks(asked[1], await answered(...asked), signLink);
  for (const name of collectionNames) {
    stepRoutes(app, name, context);
    const rows = rowsOf(name, signLink);
    const callOf = (verb: Verb): RowCall => collectionCalls[`${name}.${verb}`] as Call as RowCall;

    answer(
      app,
      callOf('list'),
      listHandler(
        db,
        [tables[name]],
        ({ admin }) => collectionList(name, namedFor(admin, name)),
        (rows) => withPictureLinks(name, rows, signLink),
      ),
    );

    answer(app, callOf('read'), async ({ params: { id }, session }) => ({
      data: await shown(db, name, session.admin, demandRow(rows, await findRow(db, name, id))),
    }));

    answer(app, callOf('create'), async (asked) => {
      const { body = {}, session, change } = asked;
      const { admin } = session;
      const { sent, demandPictures } = await withAddresses(storage, body, { name, admin });
      const data = await change(async (tx) => {
        await lockRows(tx, name);
        await demandPictures(tx);
        const id = await newId(tx, name);
        await insertRow(tx, name, id, storedOf(name, { sent, stored: undefined, admin }));
        return recordFound(tx, rows, { id, action: 'add', before: null });
      });
      return { data: await shown(db, name, admin, data) };
    });

    answer(app, callOf('change'), async (asked) => {
      const { params, body = {}, session, version, change } = asked;
      const { admin } = session;
      const { sent, demandPictures } = await withAddresses(storage, body, { name, admin });
      const { after } = await change((tx) =>
        changeRow(tx, rows, { id: params.id, version }, async (stored) => {
          demandEditable(name, stored, signLink);
          await demandPictures(tx);
          await updateRow(tx, name, params.id, storedOf(name, { sent, stored, admin }));
          return 'edit';
        }),
      );
      return { data: await shown(db, name, admin, after) };
    });

    answer(app, callOf('delete'), async ({ params: { id }, version, change }) => {
      const before = await change((tx) => dropRow(tx, rows, { name, id, version }));
      if (isCatalogue(name)) await removeIcon(storage, name, before);
      return {};
    });
  }
}
