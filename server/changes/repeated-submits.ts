// Says whether a submit has been made before, and forgets those that nobody repeats any more.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { forgetSubmits } from './queries.ts';
import { isRepeated } from './submits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the submit that is being answered has been made before by this admin. */
    isRepeated: (adminId: string) => Promise<boolean>;
  }
}

const EVERY_MS = 60 * 60_000;

export const submits = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate('isRepeated', (adminId: string) => isRepeated(db, adminId));
    let forgetting: Promise<unknown> | undefined;
    const start = (): void => {
      forgetting = forgetSubmits(db, limits.submit.keptHours).catch((error: unknown) =>
        app.log.error({ err: error }, 'old submits could not be forgotten'),
      );
    };
    const timer = setInterval(start, EVERY_MS).unref();
    app.addHook('onListen', async () => start());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await forgetting;
    });
    done();
  },
  { name: 'submits' },
);
