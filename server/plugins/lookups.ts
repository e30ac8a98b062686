// Every body that names rows of a list is held against that list before it is worked on.
import plugin from 'fastify-plugin';
import type { Schema } from '#schemas/schema.ts';
import type { Database } from '../database/database.ts';
import { demandLookups } from '../lookups.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses with 422 a body that names a row that is in no list. */
    demandLookups: (schema: Schema, body: unknown) => Promise<void>;
  }
}

export const lookups = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate('demandLookups', (schema: Schema, body: unknown) => demandLookups(db, schema, body));
    done();
  },
  { name: 'lookups' },
);
