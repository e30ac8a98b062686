// Ours: completes an address from the built-in gazetteer.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { answer } from '../http/answer.ts';
import { suggestPlaces } from './gazetteer.ts';

export function placeRoutes(app: FastifyInstance): void {
  answer(app, calls.getPlaces, async ({ query }) => ({
    data: await suggestPlaces(query['q'] ?? '', query['language'] ?? 'en', limits.suggestions.most),
  }));
}
