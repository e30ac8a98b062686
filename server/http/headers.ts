// Security headers of every answer; the policy of pages carries a nonce for the style elements of the UI library.
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';
import type { Env } from '../env.ts';

/**
 * No eval, no inline script but the page's own, no foreign host but the configured API and, with a key, the maps service.
 * @param scripts the hashes of the page's inline scripts, as the policy names them
 */
export function contentSecurityPolicy(env: Env, nonce: string, scripts: readonly string[] = []): string {
  const api = env.API_HOST ? ` ${env.API_HOST} ${env.API_HOST.replace(/^http/, 'ws')}` : '';
  const maps = env.MAPS_PROVIDER === 'google' ? ' https://maps.googleapis.com' : '';
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' ') + maps,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}${maps}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  // The maps script is not written for Trusted Types.
  if (!maps) policy.push("require-trusted-types-for 'script'", "trusted-types 'none'");
  return policy.join('; ');
}

/** The policy of whatever is no page: it loads nothing, and stands in no frame. */
const nothingAtAll = "default-src 'none'; frame-ancestors 'none'";

/**
 * Strict-Transport-Security is not here: whether the product is reached by https is for the proxy in front to say. What a
 * call answers is kept by nobody on the way, unless its handler says otherwise.
 */
export const headers = plugin(
  async (app) => {
    await app.register(helmet, {
      // It would be put together anew for each request, which takes a tenth of a list's answer.
      contentSecurityPolicy: false,
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      frameguard: { action: 'deny' },
      strictTransportSecurity: false,
    });
    app.addHook('onRequest', (request, reply, next) => {
      void reply.header('content-security-policy', nothingAtAll);
      if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
      next();
    });
  },
  { name: 'headers' },
);
