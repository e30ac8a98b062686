// PostgreSQL stops and comes back while people write: what was answered is kept, the rest is refused or said to be unknown.
import { setTimeout as wait } from 'node:timers/promises';
import { sortOfUnsettled } from '#schemas/envelope.ts';
import type { Boat } from '#schemas/types.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { ask, askOnce } from './ask.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

const WRITERS = 8;
const CALM_MS = 700;
/** How long nobody reaches the database, and how soon after it is back the product has to be. */
const GONE_MS = 1500;
const RECOVERED_WITHIN_MS = 5000;
const PAUSE_MS = 20;

/** Who writes number after number into a boat; each number is written once. */
interface Writer {
  id: string;
  sent: number;
  acknowledged: number[];
  /** Of these nobody has said what became of them. */
  unknown: number[];
}

const modelOf = (number: number): string => `Nº ${number}`;

export async function gone(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { token, writers } = await stage.withRows(async (db) => ({
    token: (await signedIn(db)).token,
    writers: (await Promise.all(Array.from({ length: WRITERS }, () => givenBoat(db)))).map(
      ({ id }): Writer => ({ id, sent: 0, acknowledged: [], unknown: [] }),
    ),
  }));
  const { url } = await stage.start();
  const { postgresql } = stage;
  if (!postgresql) throw new Error('There is no PostgreSQL that could be stopped.');
  const beside = { refused: 0, 'said to be unknown': 0, 'acknowledged writes': 0, 'ms until it was back': 0 };

  async function write(writer: Writer, wrong: string[]): Promise<void> {
    const number = (writer.sent += 1);
    const body = { ...boatInfo, model: modelOf(number) };
    const answer = await askOnce(url, 'updateBoat', { params: { id: writer.id }, body, token });
    if (answer?.status === 200) {
      beside['acknowledged writes'] += 1;
      writer.acknowledged.push(number);
    } else if (answer?.status === 503 && answer.envelope.sort === sortOfUnsettled) {
      beside['said to be unknown'] += 1;
      writer.unknown.push(number);
    } else if (answer?.status === 503 && typeof answer.envelope.error === 'string') {
      beside.refused += 1;
      await wait(PAUSE_MS);
    } else wrong.push(`a write was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`);
  }

  /** What stands is the last acknowledged number, or a later one that nobody knows of. */
  async function check({ id, acknowledged, unknown }: Writer): Promise<string[]> {
    const answer = await ask(url, 'getBoat', { params: { id }, token });
    const { model = '', version = 0 } = (answer?.envelope.data ?? {}) as Partial<Boat>;
    const last = acknowledged.at(-1) ?? 0;
    const allowed = [last, ...unknown.filter((number) => number > last)].map(modelOf);
    const wrong =
      last > 0 && !allowed.includes(model) ? [`${model} stands, ${modelOf(last)} was answered`] : [];
    const kept = version - 1;
    const [least, most] = [acknowledged.length, acknowledged.length + unknown.length];
    if (kept < least || kept > most)
      wrong.push(`${kept} writes are kept of ${least} that were answered and ${unknown.length} unknown ones`);
    return wrong;
  }

  async function cycle(wrong: string[]): Promise<void> {
    let isOver = false;
    const writing = Promise.all(
      writers.map(async (writer) => {
        while (!isOver) await write(writer, wrong);
      }),
    );
    await wait(CALM_MS);
    await postgresql?.restart(GONE_MS);
    const back = Date.now();
    const before = beside['acknowledged writes'];
    while (beside['acknowledged writes'] < before + WRITERS && Date.now() < back + 2 * RECOVERED_WITHIN_MS)
      await wait(10);
    const took = Date.now() - back;
    beside['ms until it was back'] += took;
    if (took > RECOVERED_WITHIN_MS) wrong.push(`writes worked again after ${took} ms`);
    isOver = true;
    await writing;
    for (const writer of writers) wrong.push(...(await check(writer)));
  }

  return async (count) => {
    const wrong: string[] = [];
    for (let done = 0; done < count; done += 1) await cycle(wrong);
    const result = { tried: count, wrong, beside: { ...beside } };
    Object.assign(beside, {
      refused: 0,
      'said to be unknown': 0,
      'acknowledged writes': 0,
      'ms until it was back': 0,
    });
    return result;
  };
}
