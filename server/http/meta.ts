// Ours: what this server offers beyond §7, so that the client need not guess.
import type { FastifyInstance } from 'fastify';
import { calls, type Call } from '#schemas/calls.ts';
import { features, type Meta } from '#schemas/envelope.ts';
import { answer } from './answer.ts';

/** The calls whose query asks for a page. */
const pages = Object.entries<Call>(calls).flatMap(([name, { query }]) =>
  query?.endsWith('-page') ? [name] : [],
);

export const meta: Meta = {
  pages,
  features: [...features],
};

export function metaRoutes(app: FastifyInstance): void {
  answer(app, calls.getMeta, async () => ({ data: meta }));
}
