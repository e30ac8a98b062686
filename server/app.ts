// Builds the server from its parts; main.ts listens.
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { DestinationStream } from 'pino';
import limits from '#schemas/limits.json' with { type: 'json' };
import { factorRoutes } from './account/factor-routes.ts';
import { ownPictureRoutes } from './account/picture-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { attempts } from './access/attempts.ts';
import { defaultDeny } from './access/default-deny.ts';
import { sessionRoutes } from './access/routes.ts';
import { sessions } from './access/sessions.ts';
import { adminRoutes } from './admins/routes.ts';
import { boatPictureRoutes } from './boats/picture-routes.ts';
import { documentReturnRoutes } from './boats/return-routes.ts';
import { boatRoutes } from './boats/routes.ts';
import { boatSettingRoutes } from './boats/setting-routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { realtime } from './changes/realtime.ts';
import { changes } from './changes/changes.ts';
import { historyRoutes } from './changes/routes.ts';
import { referringRoutes } from './collections/referring-routes.ts';
import { collectionPictureRoutes } from './collections/picture-routes.ts';
import { collectionRoutes } from './collections/routes.ts';
import { specifiedRoutes } from './collections/specified-routes.ts';
import { specifiedUploadRoutes } from './collections/specified-upload-routes.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import { openStorage } from './files/open-storage.ts';
import { pictures } from './files/pictures.ts';
import { signLink } from './files/signed-links.ts';
import { sweeper } from './files/sweeper.ts';
import { uploads } from './files/uploads.ts';
import { client } from './http/client.ts';
import type { Context } from './http/context.ts';
import { envelope } from './http/envelope.ts';
import { headers } from './http/headers.ts';
import { health } from './http/health.ts';
import { metaRoutes } from './http/meta.ts';
import { openapi } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { refuseExpectation, refuseUnreadable, refuseUnrouted } from './http/unrouted.ts';
import { validation } from './http/validation.ts';
import { importRoutes } from './import/routes.ts';
import { campaignSender } from './jobs/campaign-sender.ts';
import { duePayouts } from './jobs/due-payouts.ts';
import { marketplaceRoutes } from './marketplace/routes.ts';
import { campaignRoutes } from './messages/campaign-routes.ts';
import { conversationRoutes } from './messages/routes.ts';
import { messageTemplateRoutes } from './messages/template-routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { payoutBatchRoutes } from './payouts/batch-routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { backupRoute } from './operating/backup-route.ts';
import { metrics } from './operating/metrics.ts';
import { overviewRoutes } from './platform/overview-routes.ts';
import { placeRoutes } from './platform/place-routes.ts';
import { referenceRoutes } from './platform/reference-routes.ts';
import { searchRoutes } from './platform/search-routes.ts';
import { settingOr } from './platform/setting-queries.ts';
import { settingRoutes } from './platform/setting-routes.ts';
import { refundImageRoutes } from './refunds/image-routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { userRoutes } from './users/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { workshopRoutes } from './workshop/routes.ts';

const routes = [
  metaRoutes,
  sessionRoutes,
  accountRoutes,
  factorRoutes,
  userRoutes,
  adminRoutes,
  specifiedRoutes,
  boatRoutes,
  boatSettingRoutes,
  documentReturnRoutes,
  bookingRoutes,
  placeRoutes,
  referenceRoutes,
  searchRoutes,
  historyRoutes,
  noteRoutes,
  viewRoutes,
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
  workshopRoutes,
  collectionRoutes,
  referringRoutes,
  importRoutes,
];
const uploadRoutes = [
  collectionPictureRoutes,
  boatPictureRoutes,
  specifiedUploadRoutes,
  refundImageRoutes,
  ownPictureRoutes,
];

function instance(env: Env, log?: DestinationStream): FastifyInstance {
  return Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    // Ids of several instances stand in one log.
    genReqId: () => randomUUID(),
    // What whoever asks has written before the address that the proxy sees counts for nothing.
    trustProxy: env.TRUST_PROXY === 'on' && ((_address, hop) => hop === 0),
    bodyLimit: limits.body.kibibytes * 1024,
    requestTimeout: limits.upload.arriveSeconds * 1000,
    // What comes while the server stops is answered; each answer closes its connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Some calls of §7 delete by GET: only pages, pictures and what a balancer asks are answered to HEAD.
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: true },
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
  app.server.on('checkExpectation', refuseExpectation);
  const origins = env.CORS_ORIGINS.split(/,\s*/).filter(Boolean);
  const secret = await settingOr(db, 'linkSecret', randomBytes(32).toString('base64url'));

  await app.register(requestLog);
  await app.register(headers);
  await app.register(envelope);
  await app.register(metrics, { db, token: env.OPERATOR_TOKEN });
  await app.register(health);
  if (origins.length > 0)
    await app.register(cors, { origin: origins, methods: ['GET', 'POST', 'PUT', 'DELETE'] });
  await app.register(compress, { encodings: ['gzip', 'deflate'], threshold: 2048 });
  await app.register(validation);
  await app.register(defaultDeny);
  await app.register(openapi, { productName: env.PRODUCT_NAME });
  await app.register(sessions, { db, marketplaceToken: env.MARKETPLACE_TOKEN });
  await app.register(attempts, { db });
  await app.register(changes, { db });
  await app.register(realtime, { db, origins, marketplaceToken: env.MARKETPLACE_TOKEN });

  const storage = openStorage(env);
  const context: Context = {
    db,
    env,
    storage,
    signLink: (path) => signLink(secret, path, limits.documentLinkMinutes),
  };
  await app.register(campaignSender, { transact: app.transact });
  for (const register of routes) register(app, context);
  await app.register(async (scope) => {
    await scope.register(uploads);
    for (const register of uploadRoutes) register(scope, context);
  });

  await app.register(pictures, { storage, secret });
  await app.register(sweeper, { storage, db });
  await app.register(duePayouts, { transact: app.transact });
  if (env.OPERATOR_TOKEN) backupRoute(app, { db, dataDir: env.DATA_DIR, token: env.OPERATOR_TOKEN });
  await app.register(client, { env });
  return app;
}
