// What requests change rows by. Submits that nobody repeats any more, and alerts that nobody asks for any more, are forgotten.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { clockJob } from '../jobs/clock-job.ts';
import { forgetAlerts, forgetSubmits } from './queries.ts';
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

const { keptDays, batch } = limits.alerts;
const EVERY_HOUR = '30 * * * *';

export const changes = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate(
      'transact',
      transactions(db, () => app.deliverAlerts()),
    );
    app.decorate('isRepeated', (adminId: string, submit: Submit) => isRepeated(db, adminId, submit));
    app.decorateRequest('submit', null);
    const ofSubmits = 'old submits could not be forgotten';
    clockJob(app, { name: 'submits', pattern: EVERY_HOUR, failure: ofSubmits }, () =>
      forgetSubmits(db, limits.submit.keptHours),
    );
    const ofAlerts = 'old alerts could not be forgotten';
    clockJob(app, { name: 'alerts', pattern: EVERY_HOUR, failure: ofAlerts }, async (signal) => {
      while (!signal.aborted && (await forgetAlerts(db, keptDays, batch)) === batch);
    });
    done();
  },
  { name: 'changes' },
);
