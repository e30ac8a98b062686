// Ours: what this server offers beyond §7, so that the client need not guess.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import type { Meta } from '#schemas/envelope.ts';
import { answer } from '../plugins/calls.ts';

const meta: Meta = { features: ['paging', 'versions', 'remember', 'signOut', 'places', 'changes'] };

export function metaRoutes(app: FastifyInstance): void {
  answer(app, calls.getMeta, async () => ({ data: meta }));
}
