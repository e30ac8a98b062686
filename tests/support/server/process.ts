// The server as people start it: a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /is ready: (http:\/\/\S+)/;
/** It lives for seconds: the code of its database made quick for long runs is made for nothing. */
export const shortLived = '--liftoff-only';

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it said so far. */
  said: () => { out: string; error: string };
  /** Its address, once it is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** The code (or signal) it ended with. */
  ended: Promise<number | string>;
}

/** Starts `server/main.ts` without demo data on a free port, unless the variables say otherwise. */
export function startProcess(variables: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [shortLived, '--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_DATA: 'off',
      ...variables,
    },
  });
  const said = { out: '', error: '' };
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said.out += bytes.toString();
      const [, url] = READY.exec(said.out) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.stderr.on('data', (bytes: Buffer) => (said.error += bytes.toString()));
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${said.error}`)));
  });
  ready.catch(() => undefined);
  return { child, said: () => said, ready, ended };
}
