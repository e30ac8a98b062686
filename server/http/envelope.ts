// Every failure leaves as an envelope with a true status code; no stack, no SQL, no echo of the URL.
import plugin from 'fastify-plugin';
import type { FastifyError } from 'fastify';
import { sortOfUnsettled } from '#schemas/envelope.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { classifyFailure } from '../database/failures.ts';
import { Refusal } from './refusal.ts';

const { refusal } = messages;
const { refusal: serverRefusal } = serverMessages;

/** Seconds after which to come again, by status. */
const waits: Record<number, number> = { 429: limits.attempts.windowMinutes * 60, 503: 2 };

/** What somebody tried and must not, or too often: for whoever watches over the product. */
const watched = new Set([403, 429]);

const byCode: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(415, 'body', serverRefusal.mediaType),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal(400, 'body', serverRefusal.malformed),
  FST_ERR_BAD_URL: new Refusal(400, 'url', serverRefusal.malformed),
};

const byFailure: Record<string, Refusal> = {
  unsettled: new Refusal(503, sortOfUnsettled, refusal.unsettled),
  unavailable: new Refusal(503, 'server', refusal.unavailable),
  full: new Refusal(503, 'server', refusal.full),
  conflict: new Refusal(409, 'server', refusal.busy),
  invalid: new Refusal(400, 'body', serverRefusal.malformed),
};

/** The refusal that an error of any origin is answered with. */
export function refusalOfError(error: FastifyError | Error, bodyLimit: number): Refusal {
  if (error instanceof Refusal) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const isOfRequest = statusCode >= 400 && statusCode < 500;
  // A connection that whoever asks has cut has the code of one that the database has.
  const known = byCode[code] ?? (isOfRequest ? undefined : byFailure[classifyFailure(error)]);
  if (known) return known;
  if (statusCode === 413)
    return new Refusal(413, 'body', serverRefusal.tooLarge, { limit: bodyLimit / 1024 });
  if (statusCode === 503) return new Refusal(503, 'server', refusal.busy);
  if (isOfRequest) return new Refusal(statusCode, 'request', serverRefusal.malformed);
  return new Refusal(500, 'server', refusal.broken);
}

export const envelope = plugin(
  (app, _options, done) => {
    const bodyLimit = app.initialConfig.bodyLimit ?? 0;
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const answer = refusalOfError(error, bodyLimit);
      if (answer.statusCode >= 500) request.log.error({ err: error, route: request.routeOptions.url });
      if (watched.has(answer.statusCode))
        request.log.warn({
          refused: answer.statusCode,
          route: request.routeOptions.url,
          admin: request.session?.admin._id,
          address: request.ip,
        });
      const wait = waits[answer.statusCode];
      if (wait !== undefined) reply.header('retry-after', wait);
      return reply.code(answer.statusCode).send(answer.envelope);
    });
    done();
  },
  { name: 'envelope' },
);
