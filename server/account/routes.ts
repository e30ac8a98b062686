// Ours: what admins do with their own account. What they may do as admins stays the business of admin accounts.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { demandPassword } from '../access/password-proof.ts';
import { hashPassword } from '../access/passwords.ts';
import { deleteSession } from '../access/queries.ts';
import { demandStrong } from '../access/weak-passwords.ts';
import { admins, endSessions, hangUp } from '../admins/change.ts';
import { updateAdmin } from '../admins/queries.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { olderPage } from '../http/older-page.ts';
import { Refusal } from '../http/refusal.ts';
import { replacePicture } from './change.ts';
import { deviceOf } from './device.ts';
import { findSessionHash, listSessions, listSignIns, updatePreferences } from './queries.ts';

const { notFound } = messages.refusal;
const { ownSession } = serverMessages.refusal;
const { schema } = forms.account;
const keys = fieldNames(schema);

const withDevice = <Row extends { agent: string }>({ agent, ...row }: Row) => ({
  ...row,
  ...deviceOf(agent),
});

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db, env } = context;
  answer(app, calls.saveAccount, async ({ body: sent, session: { admin }, version, change }) => {
    const id = String(admin._id);
    const { after } = await change((tx) =>
      changeRow(tx, admins, { id, version }, async (before) => {
        const { email: _, role: __, ...stored } = before;
        const attributes = withKept(schema, { sent, stored, admin, entity: 'admin' });
        const changed = await updateAdmin(tx, id, { attributes, keys });
        return { action: 'saveAccount', after: demandRow(admins, changed) };
      }),
    );
    return { data: after };
  });

  answer(app, calls.savePreferences, async ({ body, session: { admin }, change }) => {
    await change((tx) => updatePreferences(tx, String(admin._id), body));
    return {};
  });

  answer(app, calls.deleteOwnPicture, async ({ session: { admin }, change }) => ({
    // Where there is none nothing is changed, and nothing stands in the history.
    data: admin.avatar === undefined ? admin : await replacePicture(context.storage, change, admin),
  }));

  answer(app, calls.changePassword, async ({ body, session, change, request }) => {
    const { admin, tokenHash } = session;
    const id = String(admin._id);
    demandStrong(body.password, { owner: admin, product: env.PRODUCT_NAME });
    const demandSame = await demandPassword(db, { admin, request, password: body.current });
    const passwordHash = await hashPassword(body.password);
    await change((tx) =>
      changeRow(tx, admins, { id }, async () => {
        await demandSame(tx);
        const changed = await updateAdmin(tx, id, { passwordHash });
        await endSessions(tx, id, tokenHash);
        return { action: 'changePassword', after: demandRow(admins, changed) };
      }),
    );
    return {};
  });

  answer(app, calls.getSessions, async ({ session: { admin, tokenHash } }) => ({
    data: (await listSessions(db, String(admin._id), tokenHash)).map(withDevice),
  }));

  answer(app, calls.endSession, async ({ params: { id }, session: { admin, tokenHash }, change }) => {
    const adminId = String(admin._id);
    const hash = await findSessionHash(db, adminId, id);
    if (hash === undefined) throw new Refusal(404, 'session', notFound, { label: 'This session' });
    if (hash === tokenHash) throw new Refusal(409, 'session', ownSession);
    await change(async (tx) => {
      await deleteSession(tx, hash);
      hangUp(tx, hash);
    });
    return {};
  });

  answer(app, calls.endOtherSessions, async ({ session: { admin, tokenHash }, change }) => {
    await change((tx) => endSessions(tx, String(admin._id), tokenHash));
    return {};
  });

  answer(app, calls.getSignIns, async ({ query, session: { admin } }) => {
    const { data, page } = await olderPage(query['before'], limits.signIns.page, (wanted) =>
      listSignIns(db, { adminId: String(admin._id), ...wanted }),
    );
    return { data: data.map(withDevice), page };
  });
}
