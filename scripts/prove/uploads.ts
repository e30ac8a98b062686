// Pictures that must not get in, and uploads that break off.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '#schemas/calls.ts';
import { hostileUploads } from '#tests/server/files/corpus.ts';
import { picturesIn } from '#tests/support/files.ts';
import { dot, upload, withTitle } from '#tests/support/server/multipart.ts';
import { photo } from '#tests/support/photos.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

const cover = { boatId: 'boat', slot: 'cover' };
/** Calls that take a picture, with the rows of {@link givenToken}. */
export const uploadCalls: [CallName, Record<string, string>][] = [
  ['saveBoatImage', cover],
  ['saveDocumentImage', { boatId: 'boat', type: 'navigation' }],
  ['setAccessory', { id: '900' }],
  ['setAllowed', { id: '900' }],
];

export const givenToken = (stage: Stage): Promise<string> =>
  stage.withRows(async (db) => {
    await givenBoat(db, { id: 'boat', navigation: 1 });
    return (await signedIn(db)).token;
  });

export async function hostileImages(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const token = await givenToken(stage);
  const corpus = await hostileUploads();
  const { url } = await stage.start();
  const tries = corpus.flatMap((one) => uploadCalls.map((call) => ({ one, call })));
  let next = 0;
  return async (count) => {
    const wrong: string[] = [];
    for (const end = next + count; next < end; next += 1) {
      const found = tries[next % tries.length];
      if (!found) break;
      const [[title, request, status], [name, params]] = [found.one, found.call];
      const sent = name.startsWith('set') ? withTitle(request) : request;
      const answer = await ask(url, name, { params, token, ...sent });
      // A server that does not read on may close before the answer is heard.
      if (answer && answer.status !== status)
        wrong.push(`${name} with ${title} was answered ${answer.status}`);
    }
    const files = await picturesIn(stage.dataDir);
    return { tried: count, wrong: [...wrong, ...files.map((file) => `${file} was kept`)] };
  };
}

export async function abortedUploads(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const token = await givenToken(stage);
  const { url } = await stage.start();
  const { body, headers } = upload(await photo(1500, 1000).png({ compressionLevel: 0 }).toBuffer());
  const head = [
    'POST /api/boats/addboatImage/boat/cover HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
  ].join('\r\n');

  async function breakOff(): Promise<void> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    // Also before its first byte; never with the last one.
    const part = body.subarray(0, Math.floor(body.length * Math.max(0, Math.random() * 1.1 - 0.1)));
    await new Promise((resolve) =>
      socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), part]), resolve),
    );
    socket.resetAndDestroy();
  }

  return async (count) => {
    for (let done = 0; done < count; done += 10) await Promise.all(Array.from({ length: 10 }, breakOff));
    await wait(500);
    const wrong = (await picturesIn(stage.dataDir)).map((file) => `${file} was left`);
    // A place that was not given back would be missed: one that is not a picture leaves no file either.
    const after = await ask(url, 'saveBoatImage', { params: cover, token, ...upload(dot.subarray(0, 8)) });
    if (after?.status !== 422) wrong.push(`an upload afterwards was answered ${after?.status}`);
    return { tried: count, wrong };
  };
}
