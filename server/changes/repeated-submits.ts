// Says whether a submit has been made before, and forgets those that nobody repeats any more.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { clockJob } from '../jobs/clock-job.ts';
import { forgetSubmits } from './queries.ts';
import { isRepeated } from './submits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the submit that is being answered has been made before by this admin. */
    isRepeated: (adminId: string) => Promise<boolean>;
  }
}

const EVERY_HOUR = '30 * * * *';

export const submits = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate('isRepeated', (adminId: string) => isRepeated(db, adminId));
    const failure = 'old submits could not be forgotten';
    clockJob(app, { name: 'submits', pattern: EVERY_HOUR, failure }, () =>
      forgetSubmits(db, limits.submit.keptHours),
    );
    done();
  },
  { name: 'submits' },
);
