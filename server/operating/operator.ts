// Who operates the server proves itself by a secret of its own: no admin's session reaches these addresses.
import type { FastifyRequest } from 'fastify';
import messages from '#schemas/messages.json' with { type: 'json' };
import { isSameSecret } from '../access/kept-secret.ts';
import { bearerOf } from '../access/sessions.ts';
import { Refusal } from '../http/refusal.ts';

/** @throws Refusal unless the request carries the operator's secret as its bearer */
export function demandOperator(request: FastifyRequest, token: string): void {
  if (!isSameSecret(bearerOf(request) ?? '', token))
    throw new Refusal(401, 'token', messages.refusal.session);
}
