// A password that is known by its letters goes by every way, in six encodings; afterwards it stands nowhere.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '#tests/support/files.ts';
import { dumpOf, givenAdmin, signedIn } from '#tests/support/server/rows.ts';
import { openSession } from '#server/access/sessions.ts';
import { requestCount, requestsWith, type Secrets, type Sent } from './canary-requests.ts';
import type { Result } from './report.ts';
import { operatorToken, type Product, type Stage } from './stage.ts';

/** The texts that the password is made of, from the letters that are looked for. */
const encodings: Record<string, (plain: string) => string> = {
  plain: (plain) => plain,
  url: (plain) => encodeURIComponent(plain),
  base64: (plain) => Buffer.from(plain).toString('base64'),
  base64url: (plain) => Buffer.from(plain, 'utf16le').toString('base64url'),
  hex: (plain) => Buffer.from(plain).toString('hex'),
  json: (plain) => escapedOf(plain),
};
const names = Object.keys(encodings);
export const canaryCount = names.length * requestCount;

const hexOf = (letter: string, length: number): string =>
  letter.charCodeAt(0).toString(16).padStart(length, '0');
const escapedOf = (text: string): string => [...text].map((letter) => `\\u${hexOf(letter, 4)}`).join('');

/** Only letters and digits: what marks the ends of words in other encodings is put around them. */
const newLetters = (): string =>
  randomBytes(9)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijkmnopq'[Number(digit)] ?? '');
const around = (letters: string): string => `Ü"\\%/+ ${letters}&=é`;

/** The letters of base64 that do not depend on what stands before and behind, for each place they may begin at. */
const insideBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64url');
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
  });

/** How the letters look wherever they are, in lower case: what is searched is, too. */
const needlesOf = (letters: string): Buffer[] => {
  const [narrow, wide] = [Buffer.from(letters), Buffer.from(letters, 'utf16le')];
  const texts = [
    letters,
    escapedOf(letters),
    [...letters].map((letter) => `%${hexOf(letter, 2)}`).join(''),
    narrow.toString('hex'),
    ...insideBase64(narrow),
    ...insideBase64(wide),
  ];
  return [wide, ...texts.map((text) => Buffer.from(text.toLowerCase()))];
};

const lowerCase = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1').toLowerCase(), 'latin1');
const isIn = (needles: Buffer[], bytes: Buffer): boolean => {
  const searched = lowerCase(bytes);
  return needles.some((needle) => searched.includes(needle));
};

/** The control: what was encoded is found, or this proof proves nothing. */
function demandFound(needles: Buffer[], plain: string): void {
  const missed = names.filter((name) => !isIn(needles, Buffer.from(encodings[name]?.(plain) ?? '')));
  if (missed.length > 0) throw new Error(`The canary was not found in ${missed.join(', ')}.`);
}

let address = 0;

/** One request as it is. Each comes from elsewhere: whoever fails often is not heard any more. */
async function send(
  url: string,
  { path, headers, ...rest }: Sent,
): Promise<{ status: number; text: string }> {
  address += 1;
  const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const response = await fetch(`${url}/api${path}`, {
    ...rest,
    headers: { ...headers, 'x-forwarded-for': from },
    redirect: 'manual',
  });
  const text = [...response.headers].join('\n') + (await response.text());
  return { status: response.status, text };
}

interface Canary extends Secrets {
  /** How it is encoded. */
  name: string;
  needles: Buffer[];
}

/** Each encoding is the password of an admin of its own. */
const givenCanaries = (stage: Stage): Promise<Canary[]> =>
  stage.withRows(async (db) => {
    const { token } = await signedIn(db);
    return Promise.all(
      Object.entries(encodings).map(async ([name, encode]) => {
        const letters = newLetters();
        const needles = needlesOf(letters);
        demandFound(needles, around(letters));
        const password = encode(around(letters));
        const email = `${randomBytes(6).toString('hex')}@staff.example`;
        const ownId = await givenAdmin(db, email, password, 3);
        const ownToken = await openSession(db, ownId, false);
        return {
          name,
          needles,
          email,
          password,
          changed: encode(around(`${letters}2`)),
          token,
          ownToken,
          ownId,
        };
      }),
    );
  });

const metricsOf = async ({ url }: Product): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${operatorToken}` } })).text();

/** One portion is every request in every encoding. */
export async function canary(stage: Stage): Promise<() => Promise<Result>> {
  return async () => {
    const canaries = await givenCanaries(stage);
    const product = await stage.start({ LOG_LEVEL: 'debug', TRUST_PROXY: 'on' });
    const needles = canaries.flatMap((one) => one.needles);
    const wrong: string[] = [];
    let [tried, accepted] = [0, 0];
    for (const one of canaries)
      for (const request of requestsWith(one)) {
        tried += 1;
        const { status, text } = await send(product.url, request);
        if (status === 200) accepted += 1;
        const what = `${request.method} ${request.path.split(/[/?]/).slice(0, 4).join('/')}`;
        if (isIn(needles, Buffer.from(text)))
          wrong.push(`${one.name}: the answer to ${what} holds it: ${text}`);
        if (status >= 500) wrong.push(`${one.name}: ${what} was answered ${status}`);
      }
    const metrics = await metricsOf(product);
    await product.stop();
    const { out, error } = product.said();
    const places: [string, Buffer][] = [
      ['the log', Buffer.from(out + error)],
      ['the metrics', Buffer.from(metrics)],
      ['a dump of the database', Buffer.from(await stage.withRows(dumpOf))],
    ];
    const files = await filesBelow(stage.dataDir);
    for (const file of files) places.push([file, await readFile(join(stage.dataDir, file))]);
    wrong.push(
      ...places.filter(([, bytes]) => isIn(needles, bytes)).map(([place]) => `it stands in ${place}`),
    );
    const lines = out.split('\n').length;
    return { tried, wrong, beside: { accepted, 'files read': files.length, 'lines of the log': lines } };
  };
}
