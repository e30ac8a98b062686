// Thousands of browsers that hear one process: its memory, and whether each hears an alert.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { givenUser, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Result } from './report.ts';
import { marketplaceToken, type Stage } from './stage.ts';

const MOST_MB = 300;
const AT_ONCE = 50;
const WITHIN_MS = 60_000;

/** A text frame of a WebSocket client, masked as the protocol asks; shorter than 64 KiB. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const length = payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.from([0xfe, 0, 0]);
  if (length.length > 1) length.writeUInt16BE(payload.length, 1);
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81]), length, mask, masked]);
}

/** The least that listens as a browser does: this process has to hold thousands of them. */
class Browser {
  isIn = false;
  heard = false;
  private readonly socket: Socket;
  private hasAsked = false;
  private rest = '';

  constructor(port: number, token: string, text: string) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => undefined);
    const key = randomBytes(16).toString('base64');
    this.socket.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\n' +
        `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
    this.socket.on('data', (bytes) => {
      this.rest = (this.rest + bytes.toString('latin1')).slice(-4000);
      if (!this.hasAsked && this.rest.includes('0{"sid"')) {
        this.hasAsked = true;
        this.socket.write(frame(`40${JSON.stringify({ token })}`));
      }
      if (this.rest.includes(`"${realtime.ours.caughtUp}"`)) this.isIn = true;
      if (this.rest.includes(text)) this.heard = true;
      // What the server asks in order to know that somebody is there.
      if (this.rest.endsWith('\x81\x012')) {
        this.rest = '';
        this.socket.write(frame('3'));
      }
    });
  }

  close(): void {
    this.socket.destroy();
  }
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function until(isSo: () => boolean): Promise<boolean> {
  const deadline = Date.now() + WITHIN_MS;
  while (!isSo() && Date.now() < deadline) await wait(50);
  return isSo();
}

export async function sockets(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { token, userId } = await stage.withRows(async (db) => ({
    token: (await signedIn(db)).token,
    userId: await givenUser(db),
  }));
  return async (count) => {
    const { url, child, stop } = await stage.start();
    const text = randomUUID();
    const browsers: Browser[] = [];
    const wrong: string[] = [];
    const first = megabytesOf(child.pid ?? 0);
    while (browsers.length < count) {
      const next = Array.from({ length: Math.min(AT_ONCE, count - browsers.length) }, () => {
        return new Browser(Number(new URL(url).port), token, text);
      });
      browsers.push(...next);
      if (!(await until(() => next.every(({ isIn }) => isIn)))) {
        wrong.push(`only ${browsers.filter(({ isIn }) => isIn).length} of ${browsers.length} were let in`);
        break;
      }
    }
    const megabytes = megabytesOf(child.pid ?? 0);
    const body = { event: randomUUID(), userId, text };
    await ask(url, 'reportMessage', { body, token: marketplaceToken });
    if (!(await until(() => browsers.every(({ heard }) => heard))))
      wrong.push(`${browsers.filter(({ heard }) => heard).length} of ${browsers.length} heard the alert`);
    if (megabytes > MOST_MB)
      wrong.push(`${megabytes.toFixed(0)} MB of memory with ${browsers.length} sockets`);
    for (const browser of browsers) browser.close();
    await stop();
    const shown = { 'MB of memory': megabytes, 'MB before the first': first };
    return { tried: browsers.length, wrong, beside: shown };
  };
}
