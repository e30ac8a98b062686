// §7 users: one host or guest.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { User } from '#schemas/types.ts';
import type { Context } from '../context.ts';
import { may } from '../permissions.ts';
import { answer } from '../plugins/calls.ts';
import { findUser } from '../queries/users.ts';
import { Refusal } from '../refusal.ts';

const masked = ({ idNumber, ...user }: User): User =>
  idNumber === undefined ? user : { ...user, idNumber: idNumber.replace(/.(?=.{2})/g, '•') };

export function userRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getUser, async ({ params, session }) => {
    const user = await findUser(db, params.id);
    if (!user) throw new Refusal(404, 'user', messages.refusal.notFound, { label: 'This user' });
    return { data: may(session.admin, 'users.identify') ? user : masked(user) };
  });
}
