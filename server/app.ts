// Builds the server from its parts; main.ts listens.
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { DestinationStream } from 'pino';
import limits from '#schemas/limits.json' with { type: 'json' };
import { campaignSender } from './campaign-sender.ts';
import { changes } from './change.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import { client } from './plugins/client.ts';
import { defaultDeny } from './plugins/default-deny.ts';
import { envelope } from './plugins/envelope.ts';
import { headers } from './plugins/headers.ts';
import { health } from './plugins/health.ts';
import { lookups } from './plugins/lookups.ts';
import { openapi } from './plugins/openapi.ts';
import { payoutClock } from './plugins/payout-clock.ts';
import { pictures } from './plugins/pictures.ts';
import { realtime } from './plugins/realtime.ts';
import { requestLog } from './plugins/request-log.ts';
import { sessions } from './plugins/sessions.ts';
import { submits } from './plugins/submits.ts';
import { uploads } from './plugins/uploads.ts';
import { validation } from './plugins/validation.ts';
import { settingOr } from './queries/settings.ts';
import { adminRoutes } from './routes/admins.ts';
import { boatPictureRoutes } from './routes/boat-pictures.ts';
import { boatRoutes } from './routes/boats.ts';
import { boatSettingRoutes } from './routes/boat-settings.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { catalogueIconRoutes } from './routes/catalogue-icons.ts';
import { catalogueRoutes } from './routes/catalogues.ts';
import { formRoutes } from './routes/forms.ts';
import { historyRoutes } from './routes/history.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { marketplaceRoutes } from './routes/marketplace.ts';
import { messageTemplateRoutes } from './routes/message-template.ts';
import { metaRoutes } from './routes/meta.ts';
import { overviewRoutes } from './routes/overview.ts';
import { payoutBatchRoutes } from './routes/payout-batches.ts';
import { payoutRoutes } from './routes/payouts.ts';
import { placeRoutes } from './routes/places.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { refundImageRoutes } from './routes/refund-images.ts';
import { refundRoutes } from './routes/refunds.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { settingRoutes } from './routes/settings.ts';
import { userRoutes } from './routes/users.ts';
import { signLink } from './signed-links.ts';
import { refuseUnreadable, refuseUnrouted } from './unrouted.ts';
import { openStorage } from './storage/open.ts';
import { sweeper } from './storage/sweeper.ts';

const routes = [
  metaRoutes,
  sessionRoutes,
  userRoutes,
  adminRoutes,
  catalogueRoutes,
  boatRoutes,
  boatSettingRoutes,
  bookingRoutes,
  placeRoutes,
  historyRoutes,
  settingRoutes,
  reviewRoutes,
  conversationRoutes,
  marketplaceRoutes,
  overviewRoutes,
  campaignRoutes,
  messageTemplateRoutes,
  refundRoutes,
  payoutRoutes,
  payoutBatchRoutes,
  formRoutes,
];
const uploadRoutes = [boatPictureRoutes, catalogueIconRoutes, refundImageRoutes];

function instance(env: Env, log?: DestinationStream): FastifyInstance {
  return Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY === 'on',
    bodyLimit: limits.body.kibibytes * 1024,
    requestTimeout: limits.upload.arriveSeconds * 1000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2048 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseUnrouted,
  });
}

export interface Parts {
  db: Database;
  env: Env;
  log?: DestinationStream;
}

/**
 * The whole server, ready to listen or to be asked by `inject`.
 * @param db a migrated database; the caller closes it after the app
 * @param env as read by `readEnv`
 * @param log where log lines go; standard output without it
 */
export async function build({ db, env, log }: Parts): Promise<FastifyInstance> {
  const app = instance(env, log);
  const origins = env.CORS_ORIGINS.split(',').filter(Boolean);
  const secret = await settingOr(db, 'linkSecret', randomBytes(32).toString('base64url'));

  await app.register(requestLog);
  await app.register(headers);
  await app.register(envelope);
  await app.register(health);
  if (origins.length > 0)
    await app.register(cors, { origin: origins, methods: ['GET', 'POST', 'PUT', 'DELETE'] });
  await app.register(compress, { encodings: ['gzip', 'deflate'], threshold: 2048 });
  await app.register(validation);
  await app.register(defaultDeny);
  await app.register(openapi, { productName: env.PRODUCT_NAME });
  await app.register(sessions, { db, marketplaceToken: env.MARKETPLACE_TOKEN });
  await app.register(submits, { db });
  await app.register(lookups, { db });
  await app.register(realtime, { db, origins, marketplaceToken: env.MARKETPLACE_TOKEN });

  const storage = openStorage(env);
  const context: Context = {
    db,
    env,
    storage,
    change: changes(db, () => app.deliverAlerts()),
    signLink: (path) => signLink(secret, path, limits.documentLinkMinutes),
  };
  await app.register(campaignSender, { change: context.change });
  for (const register of routes) register(app, context);
  await app.register(async (scope) => {
    await scope.register(uploads);
    for (const register of uploadRoutes) register(scope, context);
  });

  await app.register(pictures, { storage, secret });
  await app.register(sweeper, { storage, db });
  await app.register(payoutClock, { change: context.change });
  await app.register(client, { env });
  return app;
}
