// §7 admin accounts: the list, adding, changing and deleting. Passwords come in and never go out.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { isAbove } from '#schemas/permissions.ts';
import type { Admin } from '#schemas/types.ts';
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { hashPassword } from '../access/passwords.ts';
import { fullAccess, may } from '../access/permissions.ts';
import { demandStrong } from '../access/weak-passwords.ts';
import { changeRow, demandRow, recordChange } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { violatedConstraint } from '../database/failures.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Json } from '../http/json.ts';
import { adminFolder, removePicture } from '../files/saved-photo.ts';
import { Refusal } from '../http/refusal.ts';
import { deleteViewsOf } from '../views/queries.ts';
import { admins, changeFactor, endSessions, takeFactor } from './change.ts';
import { deleteAdmin, insertAdmin, listAdmins, lockHolders, updateAdmin } from './queries.ts';

const { accountAbove, ownAccount, ownFactor } = messages.refusal;
const { emailTaken, lastFullAccess, roleAbove } = serverMessages.refusal;
const columns = ['email', 'password', 'role'];
const { schema } = forms['admin-row'];
const keys = fieldNames(schema).filter((key) => !columns.includes(key));

/** The unique email is the database's to judge: two admins may be added with it at once. */
async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== 'admins_email') throw error;
    throw new Refusal(422, 'email', emailTaken, {}, { errors: { email: emailTaken } });
  }
}

/** Refuses to take full access from the last who has it. Locks all who have, so that two cannot go at once. */
async function demandAnotherFullAccess(tx: Transaction, id: string): Promise<void> {
  const holders = await lockHolders(tx, fullAccess);
  if (holders.includes(id) && holders.length === 1) throw new Refusal(409, 'role', lastFullAccess);
}

/** Refuses to give a role above one's own. */
function demandGivable({ role: own = Infinity }: Admin, role: number): void {
  if (isAbove(role, own)) throw new Refusal(403, 'role', roleAbove);
}

/** Refuses a change of an account above one's own: its password or its factor would open it. */
function demandNotAbove({ role: own = Infinity }: Admin, { role = 0 }: Admin): void {
  if (isAbove(role, own)) throw new Refusal(403, 'role', accountAbove);
}

export function adminRoutes(app: FastifyInstance, { db, env, storage }: Context): void {
  const product = env.PRODUCT_NAME;
  // The specification takes any password that is long enough.
  const demandGiven: typeof demandStrong = env.STRONG_PASSWORDS === 'on' ? demandStrong : () => undefined;
  answer(app, calls.getAdmins, async ({ session: { admin } }) => ({
    data: new Json(await listAdmins(db, may(admin, 'admins.list') ? undefined : String(admin._id))),
  }));

  answer(app, calls.addAdmin, async ({ body, session, change }) => {
    const { password, role, email, ...names } = body.data;
    demandGivable(session.admin, role);
    demandGiven(password, { owner: body.data, product });
    const passwordHash = await hashPassword(password);
    const admin = await withFreeEmail(() =>
      change(async (tx) => {
        const added = { _id: randomUUID(), email, role, ...names };
        await insertAdmin(tx, { ...added, passwordHash });
        const after: Admin = { ...added, version: 1 };
        return recordChange(tx, admins, { id: added._id, action: 'addAdmin', before: null, after });
      }),
    );
    return { data: admin };
  });

  answer(app, calls.updateAdmin, async ({ params: { _id: id }, body, session, version, change }) => {
    const { password, role, email, ...sent } = body.data;
    if (password) demandGiven(password, { owner: body.data, product });
    const passwordHash = password ? await hashPassword(password) : undefined;
    const admin = await withFreeEmail(() =>
      change(async (tx) => {
        // The locks in one order everywhere: first those who hold full access, then the row.
        if (role !== fullAccess) await demandAnotherFullAccess(tx, id);
        const { after } = await changeRow(tx, admins, { id, version }, async (before) => {
          demandNotAbove(session.admin, before);
          demandGivable(session.admin, role);
          const { email: _, role: __, ...stored } = before;
          const attributes = withKept(schema, { sent, stored, admin: session.admin, entity: 'admin' });
          const changed = await updateAdmin(tx, id, { email, role, attributes, keys, passwordHash });
          if (passwordHash || role !== before.role) await endSessions(tx, id);
          const action = passwordHash ? 'updateAdminAndPassword' : 'updateAdmin';
          return { action, after: demandRow(admins, changed) };
        });
        return after;
      }),
    );
    return { data: admin };
  });

  answer(app, calls.removeSecondFactor, async ({ params: { id }, session, version, change }) => {
    // One's own wants the password.
    if (id === String(session.admin._id)) throw new Refusal(409, '_id', ownFactor);
    const data = await change((tx) =>
      changeFactor(tx, { id, version }, 'removeSecondFactor', (before) => {
        demandNotAbove(session.admin, before);
        return takeFactor(tx, before);
      }),
    );
    return { data };
  });

  answer(app, calls.deleteAdmin, async ({ params: { id }, session, version, change }) => {
    if (id === String(session.admin._id)) throw new Refusal(409, '_id', ownAccount);
    const avatar = await change(async (tx) => {
      await demandAnotherFullAccess(tx, id);
      const { before } = await changeRow(tx, admins, { id, version }, async (stored) => {
        demandNotAbove(session.admin, stored);
        await endSessions(tx, id);
        await deleteViewsOf(tx, id);
        await deleteAdmin(tx, id);
        return { action: 'deleteAdmin', after: null };
      });
      return before.avatar ?? null;
    });
    await removePicture(storage, { folder: adminFolder, id }, avatar);
    return {};
  });
}
