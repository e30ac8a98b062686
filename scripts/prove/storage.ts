// A bucket in trouble: an upload is refused in words, leaves nothing, and works as soon as the bucket does.
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { dot, upload, withTitle } from '#tests/support/server/multipart.ts';
import { keys, startS3, type S3Server } from '#tests/support/server/s3.ts';
import { askOnce, type Answered } from './ask.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';
import { givenToken, uploadCalls } from './uploads.ts';

/** How the bucket gets into each trouble. */
const faults: Record<string, (s3: S3Server) => unknown> = {
  'nobody listens': (s3) => s3.pause(),
  'its connections are reset': (s3) => (s3.fault = 'reset'),
  'it never answers': (s3) => (s3.fault = 'hanging'),
  'it stores and its answer is lost': (s3) => (s3.fault = 'unheard'),
  'it answers 500': (s3) => (s3.failWith = 500),
  'it answers 503': (s3) => (s3.failWith = 503),
  'it answers 403': (s3) => (s3.failWith = 403),
};
const names = Object.keys(faults);
export const storageCount = names.length * uploadCalls.length;

/** The longest that an upload may stay without an answer. */
const ANSWERED_WITHIN_MS = 45_000;
/** What is taken back after the answer. */
const TAKEN_BACK_MS = 1000;

const environmentOf = (s3: S3Server): NodeJS.ProcessEnv => ({
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: keys.region,
  S3_BUCKET: keys.bucket,
  S3_ACCESS_KEY: keys.accessKey,
  S3_SECRET_KEY: keys.secretKey,
});

/** One portion is so many faults, each with every upload call at once. */
export async function storage(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const token = await givenToken(stage);
  const s3 = await startS3();
  stage.onClose(() => s3.close());
  const { url } = await stage.start(environmentOf(s3));
  let turn = 0;

  const send = ([name, params]: [CallName, Record<string, string>]): Promise<Answered | undefined> => {
    const sent = name.startsWith('set') ? withTitle(upload(dot)) : upload(dot);
    return askOnce(url, name, { params, token, ...sent });
  };
  /** What the rows say of their pictures; the signatures of links are others each time. */
  const rows = async (): Promise<string> => {
    const answers = [
      await askOnce(url, 'getBoat', { params: { id: 'boat' }, token }),
      await askOnce(url, 'getAccessories', { token }),
      await askOnce(url, 'getAllowed', { token }),
    ];
    return answers.map((answer) => answer?.text.replace(/\?[^"]*"/g, '"')).join('\n');
  };
  /** Pictures that no row names. */
  const orphans = async (): Promise<string[]> => {
    await wait(TAKEN_BACK_MS);
    const named = await rows();
    return [...s3.objects.keys()].filter((key) => !named.includes(key.replace('.thumb.webp', '.webp')));
  };

  async function tryFault(name: string): Promise<{ wrong: string[]; seconds: number }> {
    const before = await rows();
    const objects = s3.objects.size;
    await faults[name]?.(s3);
    const started = Date.now();
    const answers = await Promise.all(uploadCalls.map(send));
    const took = Date.now() - started;
    const wrong = answers.flatMap((answer, at) =>
      answer?.status === 503 && answer.envelope.error === messages.refusal.unavailable
        ? []
        : [`${uploadCalls[at]?.[0]} was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`],
    );
    if (took > ANSWERED_WITHIN_MS) wrong.push(`the answers took ${(took / 1000).toFixed(0)} s`);
    Object.assign(s3, { fault: undefined, failWith: undefined });
    if (name === 'nobody listens') await s3.resume();
    if ((await rows()) !== before) wrong.push('a row was changed');
    wrong.push(...(await orphans()).map((key) => `${key} was left`));
    if (s3.objects.size !== objects) wrong.push('a picture of a row is gone');
    for (const call of uploadCalls) {
      const again = await send(call);
      if (again?.status !== 200) wrong.push(`${call[0]} afterwards was answered ${again?.status}`);
    }
    wrong.push(...(await orphans()).map((key) => `${key} was left after it was well again`));
    return { wrong: wrong.map((one) => `${name}: ${one}`), seconds: took / 1000 };
  }

  return async (count) => {
    const wrong: string[] = [];
    let [seconds, tried] = [0, 0];
    for (; tried < count; tried += uploadCalls.length) {
      const result = await tryFault(names[turn++ % names.length] ?? '');
      wrong.push(...result.wrong);
      seconds = Math.max(seconds, result.seconds);
    }
    return { tried, wrong, beside: { 's until the last answer': seconds } };
  };
}
