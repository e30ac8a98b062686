// §7 users: hosts and guests, read, changed, blocked and unblocked.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import type { User } from '#schemas/types.ts';
import { fieldNames } from '../access/field-roles.ts';
import { withKept } from '../access/kept-fields.ts';
import { may } from '../access/permissions.ts';
import type { Session } from '../access/sessions.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { Refusal } from '../http/refusal.ts';
import { everything, userRows } from './change.ts';
import { findUser, reserveEmail, setUserAttributes, setUserBlock, userList, type Sight } from './queries.ts';

const { userEmailTaken } = messages.refusal;

const sightOf = ({ admin }: Session): Sight => ({ isMasked: !may(admin, 'users.identify') });

type UserCall = Pick<Asked<typeof calls.updateUser>, 'params' | 'session' | 'version' | 'change'>;

async function demandFreeEmail(
  tx: Transaction,
  { _id, email: before = '' }: User,
  email: string,
): Promise<void> {
  // A row that has always shared its email may still be saved.
  if (email.toLowerCase() === before.toLowerCase() || (await reserveEmail(tx, email, String(_id)))) return;
  throw new Refusal(422, 'email', userEmailTaken, {}, { errors: { email: userEmailTaken } });
}

export function userRoutes(app: FastifyInstance, { db }: Context): void {
  async function settle(
    { params: { id }, session, version, change }: UserCall,
    work: (tx: Transaction, user: User) => Promise<string | undefined>,
  ): Promise<{ data: User }> {
    const sight = sightOf(session);
    const users = userRows(sight);
    await change(async (tx) => {
      await changeRow(tx, users, { id, version }, (before) => work(tx, before));
    });
    return { data: demandRow(users, await findUser(db, id, sight)) };
  }

  answer(
    app,
    calls.getAllUsers,
    listHandler(db, [tables.users], (session) => userList(sightOf(session))),
  );

  answer(app, calls.getUser, async ({ params, session }) => ({
    data: demandRow(userRows(everything), await findUser(db, params.id, sightOf(session))),
  }));

  answer(app, calls.updateUser, (asked) =>
    settle(asked, async (tx, before) => {
      const { idNumber, ...values } = asked.body.data;
      const { isMasked } = sightOf(asked.session);
      // What is shown masked is never stored masked: it stays, and only who sees it may change it.
      if (isMasked && idNumber !== undefined && !idNumber.includes('•'))
        throw new Refusal(403, 'idNumber', refusalOf('users.identify'));
      await demandFreeEmail(tx, before, values.email);
      const { schema } = forms.user;
      const sent = isMasked ? values : asked.body.data;
      const kept = withKept(schema, { sent, stored: before, admin: asked.session.admin, entity: 'user' });
      const keys = fieldNames(schema).filter((key) => !isMasked || key !== 'idNumber');
      await setUserAttributes(tx, asked.params.id, keys, { ...kept });
      return 'updateUser';
    }),
  );

  answer(app, calls.blockUser, (asked) =>
    settle(asked, async (tx, before) => {
      const { id } = asked.params;
      const { value } = asked.body;
      if (before.block === value) return undefined;
      await setUserBlock(tx, id, value);
      // The marketplace's own services hold what the user is signed in with: they end it when they hear this.
      tx.alert({
        event: value ? realtime.ours.userBlocked : realtime.ours.userUnblocked,
        audience: `user:${id}`,
        payload: { userId: id, block: value },
      });
      return value ? 'blockUser' : 'unblockUser';
    }),
  );
}
