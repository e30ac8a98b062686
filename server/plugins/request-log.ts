// One line a request with the route's template: the URL of the login holds a password and is never written.
import plugin from 'fastify-plugin';

export const requestLog = plugin(
  (app, _options, done) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
    });
    done();
  },
  { name: 'request-log' },
);
