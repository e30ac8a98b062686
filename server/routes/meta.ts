import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { meta } from '../offered.ts';
import { answer } from '../plugins/calls.ts';

export function metaRoutes(app: FastifyInstance): void {
  answer(app, calls.getMeta, async () => ({ data: meta }));
}
