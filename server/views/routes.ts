// Ours: saved views of lists. A personal one is its admin's alone; a shared one is changed by whoever may share.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import type { Admin, Permission, View } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import { changeRow, recordFound, type FoundKind } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import {
  arrangeViews,
  countViews,
  deleteView,
  findView,
  insertView,
  listViews,
  lockView,
  shareView,
  updateView,
  type StoredView,
} from './queries.ts';

const { notFound } = messages.refusal;
const { manyViews } = serverMessages.refusal;

const answered = ({ adminId: _, ...view }: StoredView): View => view;

const viewKind: FoundKind<StoredView> = {
  entity: 'view',
  label: 'This view',
  place: 'id',
  find: findView,
  lock: lockView,
  answered,
  // A personal view is nobody else's business.
  told: ({ id, before, after }) =>
    [before, after].some((view) => view?.shared)
      ? [{ entity: 'view', id, version: after?.version ?? null }]
      : [],
};

const isList = (list: string): list is keyof typeof tables => Object.hasOwn(tables, list);

/** @throws Refusal 404 */
function demandList(list: string): void {
  if (!isList(list)) throw new Refusal(404, 'list', notFound, { label: 'This list' });
}

/** To everybody else a personal view does not exist. @throws Refusal 404, 403 */
function demandOwn(view: StoredView, admin: Admin): void {
  if (view.shared && !may(admin, 'views.share')) throw new Refusal(403, 'role', refusalOf('views.share'));
  if (!view.shared && view.adminId !== String(admin._id))
    throw new Refusal(404, 'id', notFound, { label: 'This view' });
}

/** Locks the view, where it is one that the admin may change. */
const lockOwn = (admin: Admin): FoundKind<StoredView> => ({
  ...viewKind,
  lock: async (tx, id) => {
    const view = await lockView(tx, id);
    if (view) demandOwn(view, admin);
    return view;
  },
});

/** What a view is called and narrowed to tells of the rows of its list. */
const mayRead = (admin: Admin, list: string): boolean =>
  isList(list) && may(admin, calls[tables[list].call as CallName].permission as Permission);

export function viewRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getViews, async ({ session: { admin } }) => ({
    data: (await listViews(db, String(admin._id))).filter(({ list }) => mayRead(admin, list)),
  }));

  answer(app, calls.addView, async ({ body, session: { admin }, change }) => {
    demandList(body.list);
    const [id, adminId, most] = [randomUUID(), String(admin._id), limits.views.ofList];
    const view = await change(async (tx) => {
      if ((await countViews(tx, adminId, body.list)) >= most)
        throw new Refusal(409, 'list', manyViews, { count: most });
      await insertView(tx, id, adminId, body);
      return recordFound(tx, viewKind, { id, action: 'add', before: null });
    });
    return { data: answered(view) };
  });

  answer(app, calls.changeView, async ({ params: { id }, body, session: { admin }, version, change }) => {
    demandList(body.list);
    const { after } = await change((tx) =>
      changeRow(tx, lockOwn(admin), { id, version }, async () => {
        await updateView(tx, id, body);
        return 'edit';
      }),
    );
    return { data: answered(after) };
  });

  answer(app, calls.shareView, async ({ params: { id }, body, session: { admin }, version, change }) => {
    const { after } = await change((tx) =>
      changeRow(tx, lockOwn(admin), { id, version }, async () => {
        await shareView(tx, id, body.shared, String(admin._id));
        return 'share';
      }),
    );
    return { data: answered(after) };
  });

  answer(app, calls.deleteView, async ({ params: { id }, session: { admin }, version, change }) => {
    await change((tx) =>
      changeRow(tx, lockOwn(admin), { id, version }, async () => {
        await deleteView(tx, id);
        return { action: 'delete', after: null };
      }),
    );
    return {};
  });

  answer(app, calls.arrangeViews, async ({ params: { list }, body, session: { admin }, change }) => {
    demandList(list);
    await change((tx) => arrangeViews(tx, String(admin._id), list, body));
    return {};
  });
}
