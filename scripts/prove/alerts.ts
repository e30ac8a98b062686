// Every alert is heard once and in order by everybody, while instances are killed and the database goes and comes back.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { givenUser, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import { cutConnections, marketplaceToken, type Product, type Stage } from './stage.ts';

const HEARD_WITHIN_MS = 60_000;
const WRITERS = 4;
const event = realtime.ours.message;

interface Heard {
  text: { values: { text: string } };
  number: number;
}

/** Hears as our client does: it connects again, wherever an instance is, and says which alert it had last. */
class Listener {
  /** Texts in the order in which they came. */
  readonly heard: string[] = [];
  readonly numbers: number[] = [];
  private socket: Socket | undefined;
  private isOver = false;
  private readonly token: string;
  private readonly where: () => string;

  constructor(token: string, where: () => string) {
    this.token = token;
    this.where = where;
    this.connect();
  }

  private connect(): void {
    const last = this.numbers.at(-1) ?? 0;
    const opened = io(this.where(), {
      auth: { token: this.token, last },
      reconnection: false,
      forceNew: true,
    });
    this.socket = opened;
    const again = (): void => {
      opened.close();
      if (!this.isOver && this.socket === opened) setTimeout(() => this.connect(), 100);
    };
    opened.on('connect_error', again);
    opened.on('disconnect', again);
    opened.on(event, ({ text, number }: Heard) => {
      this.heard.push(text.values.text);
      this.numbers.push(number);
    });
  }

  close(): void {
    this.isOver = true;
    this.socket?.close();
  }
}

/** What is done to the product meanwhile, by turns. */
type Blow = 'instance kills' | 'PostgreSQL restarts' | 'cut connections';

export async function alerts(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { token, users } = await stage.withRows(async (db) => ({
    token: (await signedIn(db)).token,
    users: await Promise.all(Array.from({ length: WRITERS }, () => givenUser(db))),
  }));
  const instances: Product[] = [await stage.start()];
  if (stage.engine === 'PostgreSQL') instances.push(await stage.start());
  const urlOf = (at: number): string => instances[at % instances.length]?.url ?? '';
  let turn = 0;

  async function strike(): Promise<Partial<Record<Blow, number>>> {
    turn += 1;
    if (stage.databaseUrl && [2, 4].includes(turn % 5))
      return { 'cut connections': await cutConnections(stage.databaseUrl) };
    if (stage.postgresql && turn % 5 === 0) {
      await stage.postgresql.restart();
      return { 'PostgreSQL restarts': 1 };
    }
    const at = turn % instances.length;
    await instances[at]?.kill();
    instances[at] = await stage.start();
    return { 'instance kills': 1 };
  }

  /** Reports a message until it is known to be there; the marketplace repeats the same event. */
  async function report(at: number, text: string): Promise<void> {
    const body = { event: randomUUID(), userId: users[at] ?? '', text };
    for (let turn = at; ; turn += 1) {
      const answer = await ask(urlOf(turn), 'reportMessage', { body, token: marketplaceToken });
      if (answer?.status === 200) return;
      if (answer && answer.status < 500)
        throw new Error(`A report was answered ${answer.status}: ${answer.text}`);
      await wait(50);
    }
  }

  return async (count) => {
    const listeners = [0, 1].map((at) => new Listener(token, () => urlOf(at)));
    const texts = Array.from({ length: count }, () => randomUUID());
    const left = [...texts];
    const beside: Record<string, number> = {};
    const reporting = Promise.all(
      users.map(async (_, at) => {
        for (let text = left.pop(); text !== undefined; text = left.pop()) await report(at, text);
      }),
    );
    const blows = stage.engine === 'PostgreSQL' ? 5 : 2;
    for (let blow = 1; blow <= blows; blow += 1) {
      while (left.length > count * (1 - blow / (blows + 1))) await wait(20);
      for (const [name, number] of Object.entries(await strike()))
        beside[name] = (beside[name] ?? 0) + number;
    }
    await reporting;
    const wanted = new Set<string>(texts);
    const ofThis = (listener: Listener): string[] => listener.heard.filter((text) => wanted.has(text));
    const deadline = Date.now() + HEARD_WITHIN_MS;
    while (listeners.some((listener) => ofThis(listener).length < count) && Date.now() < deadline)
      await wait(50);
    await wait(1500);
    const wrong = listeners.flatMap((listener, at) => {
      listener.close();
      const heard = ofThis(listener);
      const lost = count - new Set(heard).size;
      const doubled = heard.length - new Set(heard).size;
      const isInOrder = listener.numbers.every(
        (number, index) => number > (listener.numbers[index - 1] ?? 0),
      );
      const isRight = lost === 0 && doubled === 0 && isInOrder;
      return isRight ? [] : [`listener ${at}: ${lost} lost, ${doubled} doubled, in order: ${isInOrder}`];
    });
    return { tried: count * listeners.length, wrong, beside };
  };
}
