// One line a request with the route's template: the URL of the login holds a password and is never written.
import plugin from 'fastify-plugin';

export const requestLog = plugin(
  (app, _options, done) => {
    const isHeard = ['info', 'debug', 'trace'].includes(app.log.level);
    // What a person tells the operator: the line of the log with the same id.
    app.addHook('onRequest', (request, reply, next) => {
      void reply.header('x-request-id', request.id);
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      if (!isHeard) return next();
      request.log.info({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
      next();
    });
    done();
  },
  { name: 'request-log' },
);
