// Who writes without a pause, each to a boat of its own whose version counts what was answered.
import { setTimeout as wait } from 'node:timers/promises';
import type { Boat } from '#schemas/types.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Stage } from './stage.ts';

const WRITERS = 8;

interface Writer {
  id: string;
  /** Writes of this boat that were answered. */
  answered: number;
}

export interface Writers {
  /** Writes until so many are answered, then does what ends the server. @returns how many were answered */
  write: (url: string, count: number, end: () => Promise<void>) => Promise<number>;
  /** @returns a sentence for each boat that has lost what was answered */
  check: (url: string) => Promise<string[]>;
}

const modelOf = (number: number): string => `Nº ${number}`;

export async function givenWriters(stage: Stage): Promise<Writers> {
  const { writers, token } = await stage.withRows(async (db) => {
    const boats = await Promise.all(Array.from({ length: WRITERS }, () => givenBoat(db)));
    return {
      writers: boats.map(({ id }): Writer => ({ id, answered: 0 })),
      token: (await signedIn(db)).token,
    };
  });
  const answered = (): number => writers.reduce((sum, writer) => sum + writer.answered, 0);

  async function writeTo(url: string, writer: Writer): Promise<void> {
    for (;;) {
      const body = { ...boatInfo, model: modelOf(writer.answered + 1) };
      const answer = await ask(url, 'updateBoat', { params: { id: writer.id }, body, token });
      if (!answer) return;
      if (answer.status !== 200) throw new Error(`A write was answered ${answer.status}: ${answer.text}`);
      writer.answered += 1;
    }
  }

  /** What is kept must be the last answered write, or the one whose answer was cut off. */
  async function checkOne(url: string, writer: Writer): Promise<string[]> {
    const answer = await ask(url, 'getBoat', { params: { id: writer.id }, token });
    const { version = 0, model } = (answer?.envelope.data ?? {}) as Partial<Boat>;
    const kept = version - 1;
    const isRight = [0, 1].includes(kept - writer.answered) && (kept === 0 || model === modelOf(kept));
    const sentence = `${writer.answered} writes were answered, ${kept} are kept (${model})`;
    writer.answered = kept;
    return isRight ? [] : [sentence];
  }

  return {
    async write(url, count, end) {
      const before = answered();
      const writing = Promise.all(writers.map((writer) => writeTo(url, writer)));
      let isOver = false;
      const isEnough = async (): Promise<void> => {
        while (answered() < before + count && !isOver) await wait(2);
      };
      await Promise.race([isEnough(), writing]).finally(() => (isOver = true));
      await end();
      await writing;
      return answered() - before;
    },
    check: async (url) => (await Promise.all(writers.map((writer) => checkOne(url, writer)))).flat(),
  };
}
