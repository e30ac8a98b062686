// Links to private pictures: valid for a while, for one path, made only for those who may see it.
import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, path: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`${path} ${expires}`).digest();

/** Appends an expiry (milliseconds since 1970) and a signature to a path. */
export function signLink(secret: string, path: string, validMinutes: number, now = Date.now()): string {
  // Rounded up, so that the same picture keeps its link, and its place in the browser's cache, for a while.
  const step = validMinutes * 60_000;
  const expires = String(Math.ceil(now / step) * step + step);
  return `${path}?expires=${expires}&signature=${signatureOf(secret, path, expires).toString('base64url')}`;
}

/** Whether a link was signed by us and has not expired. */
export function isSigned(
  secret: string,
  path: string,
  expires: string,
  signature: string,
  now = Date.now(),
): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, path, expires);
  return Number(expires) > now && given.length === expected.length && timingSafeEqual(given, expected);
}
