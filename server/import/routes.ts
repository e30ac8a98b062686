// Ours: rows of a file, sent some at a time; each is judged, and written in a transaction of its own.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { permissionOf } from '#schemas/collections.ts';
import { keyColumns } from '#schemas/importing.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { isFilledText } from '#schemas/text.ts';
import type { Admin, ImportMap, ImportResult, Permission } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import { may, maySee } from '../access/permissions.ts';
import { boatRows } from '../boats/change.ts';
import { recordFound } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { withAddresses } from '../collections/pictures.ts';
import { rowsOf, statusOf } from '../collections/row-kind.ts';
import { isLostConnection } from '../database/failures.ts';
import { StartError } from '../env.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { ensureUser } from '../users/change.ts';
import { Lists } from './lists.ts';
import { columnsOf, demandMap, Misfit } from './map.ts';
import { learnNames } from './names.ts';
import { judgePictures, type JudgedRow } from './pictures.ts';
import { idsAmong, insertBoats, insertRows, listCatalogueRows } from './queries.ts';
import { judgeRows, keyIn, type Reason } from './row.ts';
import { contentOf, idOfRow } from './rows.ts';
import { demandNames } from './run.ts';
import { hostOf } from './store.ts';
import { targetOf, type Target } from './target.ts';

function demandTarget(admin: Admin, noun: string): Target {
  const target = targetOf(noun);
  if (!target) throw new Refusal(404, 'noun', messages.refusal.notFound, { label: 'This list' });
  // Boats that come in belong to a user, who comes with the first of them.
  const needed: Permission[] =
    target.noun === 'boat' ? ['boats.edit', 'users.edit'] : [permissionOf(target.noun, 'edit')];
  for (const permission of needed)
    if (!may(admin, permission)) throw new Refusal(403, 'role', refusalOf(permission));
  return target;
}

/** What a browser cannot say: names that are added to a catalogue are for those who look after it, and users as well. */
function mapOf(noun: string, { host: _, ...sent }: { host?: unknown }): ImportMap {
  const map = demandMap('The mapping', { ...sent, noun });
  const fields = Object.entries(map.fields).map(([name, { names: _, ...field }]) => [name, field]);
  return { ...map, fields: Object.fromEntries(fields) as ImportMap['fields'] };
}

const told = (map: ImportMap, { field, text, said }: Reason) => {
  const [column] = columnsOf(map.fields[field ?? ''] ?? {});
  return {
    text,
    ...(isFilledText(said) ? { said } : {}),
    ...(field ? { field } : {}),
    ...(column ? { column } : {}),
  };
};

export function importRoutes(app: FastifyInstance, context: Context): void {
  const { db, signLink, storage } = context;
  const boats = boatRows(signLink);

  async function write(
    tx: Transaction,
    { noun, schema }: Target,
    { id, admin, map }: { id: string; admin: Admin; map: ImportMap },
    { attributes, price, demandPictures }: JudgedRow,
  ): Promise<boolean> {
    await demandPictures?.(tx);
    const kept = withKept(schema, { sent: attributes, stored: undefined, admin, entity: noun });
    const record = { id, action: 'add', before: null };
    if (noun === 'boat') {
      const host = hostOf(map);
      await ensureUser(tx, host);
      const [added] = await insertBoats(tx, host._id, [{ _id: id, attributes: kept, price }]);
      if (added !== undefined) await recordFound(tx, boats, record);
      return added !== undefined;
    }
    const [added] = await insertRows(tx, noun, [{ _id: id, attributes: { ...kept, ...statusOf(noun) } }]);
    if (added !== undefined) await recordFound(tx, rowsOf(noun), record);
    return added !== undefined;
  }

  answer(app, calls.importRows, async ({ params, body, session: { admin }, change }) => {
    const target = demandTarget(admin, params.noun);
    const { rows, trial } = body;
    const lists = new Lists(await listCatalogueRows(db), (list) => maySee(admin, list));
    const map = await understood(() => mapOf(target.noun, body.map));
    await understood(() => demandNames(db, target, map, lists));
    const sent = rows.map(({ cells, occurrence }) => {
      const columns = map.key ?? keyColumns(Object.keys(cells));
      return { cells: cells, id: '', columns, occurrence };
    });
    for (const row of sent) row.id = idOfRow(contentOf(row.columns, row.cells), row.occurrence);
    await learnNames(db, target, map, lists, sent);
    const judge = judgeRows(target, map, lists);
    const present = await idsAmong(
      db,
      target.noun,
      sent.flatMap(({ id, cells }) => [id, keyIn(cells)]),
    );
    const results: ImportResult[] = [];
    for (const { cells, id } of sent) {
      const known = [keyIn(cells), id].find((one) => present.has(one));
      const judged = await judgePictures(db, target, judge(cells), (row, name) =>
        withAddresses(storage, row, { name, admin }),
      );
      const reasons = judged.reasons.map((reason) => told(map, reason));
      if (known !== undefined) results.push({ _id: known, state: 'present' });
      else if (reasons.length > 0) results.push({ _id: id, state: 'refused', reasons });
      else if (trial) results.push({ _id: id, state: 'ready' });
      else results.push({ _id: id, state: await written(id, judged) });
    }
    return { data: results };

    async function written(id: string, judged: JudgedRow): Promise<string> {
      try {
        const isAdded = await change((tx) => write(tx, target, { id, admin, map }, judged));
        return isAdded ? 'added' : 'present';
      } catch (error) {
        // What is stored stays; the others are sent again.
        if (!isLostConnection(error)) throw error;
        return 'failed';
      }
    }
  });
}

/** @throws Refusal 422 in the words of what does not fit */
async function understood<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new Refusal(422, 'map', error instanceof Misfit ? error.said : error.message);
  }
}
