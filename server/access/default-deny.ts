// A route of the API that names no permission keeps the server from starting.
import plugin from 'fastify-plugin';
import type { Call } from '#schemas/calls.ts';
import { StartError } from '../env.ts';
import { apiPrefix } from '../http/answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Call['permission'];
  }
}

export const defaultDeny = plugin(
  (app, _options, done) => {
    app.addHook('onRoute', ({ url, method, config }) => {
      if (url.startsWith(apiPrefix) && !config?.permission)
        throw new StartError(
          `The route ${String(method)} ${url} names no permission; add its row to schemas/calls.ts.`,
        );
    });
    done();
  },
  { name: 'default-deny' },
);
