// What requests change rows by, and the submits that they are: those that nobody repeats any more are forgotten.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { clockJob } from '../jobs/clock-job.ts';
import { forgetSubmits } from './queries.ts';
import { isRepeated, type Submit } from './submits.ts';
import { transactions, type Transact } from './transaction.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For what is no request's change: a handler has `change`, which keeps to the terms of its request. */
    transact: Transact;
    /** Whether a submit has been made before by this admin. */
    isRepeated: (adminId: string, submit: Submit) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** The submit that the request is, where it names one. */
    submit: Submit | null;
  }
}

const EVERY_HOUR = '30 * * * *';

export const changes = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate(
      'transact',
      transactions(db, () => app.deliverAlerts()),
    );
    app.decorate('isRepeated', (adminId: string, submit: Submit) => isRepeated(db, adminId, submit));
    app.decorateRequest('submit', null);
    const failure = 'old submits could not be forgotten';
    clockJob(app, { name: 'submits', pattern: EVERY_HOUR, failure }, () =>
      forgetSubmits(db, limits.submit.keptHours),
    );
    done();
  },
  { name: 'changes' },
);
