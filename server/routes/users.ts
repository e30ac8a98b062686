// §7 users: hosts and guests.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { listHandler } from '../lists.ts';
import { may } from '../permissions.ts';
import { answer } from '../plugins/calls.ts';
import type { Session } from '../plugins/sessions.ts';
import { findUser, userList, type Sight } from '../queries/users.ts';
import { Refusal } from '../refusal.ts';

const sightOf = ({ admin }: Session): Sight => ({ isMasked: !may(admin, 'users.identify') });

export function userRoutes(app: FastifyInstance, { db }: Context): void {
  answer(
    app,
    calls.getAllUsers,
    listHandler(db, [tables.users], (session) => userList(sightOf(session))),
  );

  answer(app, calls.getUser, async ({ params, session }) => {
    const user = await findUser(db, params.id, sightOf(session));
    if (!user) throw new Refusal(404, 'user', messages.refusal.notFound, { label: 'This user' });
    return { data: user };
  });
}
