// The steps of the Containerfile, taken in clean folders as an account without rights, since no container engine is needed for that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';
import { root } from '../paths.mjs';
import { copyOf, stepsOf, variablesOf } from './containerfile.ts';
import type { Result } from './report.ts';
import type { Stage } from './stage.ts';

/** The account that the Containerfile names. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const READY_WITHIN_MS = 120_000;

async function giveTo(folder: string): Promise<void> {
  if (ACCOUNT.uid === undefined) return;
  for (const entry of ['.', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, entry), ACCOUNT.uid, ACCOUNT.gid);
}

interface Built {
  /** What stands for `/` of the stage. */
  folder: string;
  workdir: string;
  variables: Record<string, string>;
  command: string[];
}

class Builder {
  private readonly stages = new Map<string, Built>();
  private now: Built = { folder: '', workdir: '', variables: {}, command: [] };
  private readonly folder: string;
  private readonly ignored: string[];
  constructor(folder: string, ignored: string[]) {
    this.folder = folder;
    this.ignored = ignored;
  }

  private here(path: string): string {
    return join(this.now.folder, path.startsWith('/') ? path : join(this.now.workdir, path));
  }

  environment({ folder, workdir, variables }: Built): NodeJS.ProcessEnv {
    const own = Object.entries(variables).map(([key, value]) => [
      key,
      value.replace(workdir, folder + workdir),
    ]);
    return { PATH: process.env.PATH, HOME: this.folder, ...(Object.fromEntries(own) as NodeJS.ProcessEnv) };
  }

  private async from(text: string): Promise<void> {
    const folder = join(this.folder, `stage-${this.stages.size}`);
    this.now = { folder, workdir: '/', variables: {}, command: [] };
    this.stages.set(text.split(' AS ')[1] ?? '', this.now);
  }

  private async copy(text: string): Promise<void> {
    const { from, sources, target } = copyOf(text);
    const base = from === undefined ? root : (this.stages.get(from)?.folder ?? '');
    for (const source of sources) {
      const isWhole = target.endsWith('/') && source !== '.';
      const filter = (path: string): boolean =>
        from !== undefined || !this.ignored.includes(relative(root, path));
      const to = isWhole ? join(this.here(target), source) : this.here(target);
      await cp(join(base, source), to, { recursive: true, filter });
    }
    await giveTo(this.now.folder);
  }

  private async run(text: string): Promise<void> {
    const cwd = this.here('.');
    const options = { cwd, env: this.environment(this.now), ...ACCOUNT, stdio: 'pipe' as const };
    const child = spawn('sh', ['-c', text.replaceAll(this.now.workdir, cwd)], options);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(`RUN ${text} ended with ${code}: ${said.slice(-2000)}`);
  }

  async take(steps: ReturnType<typeof stepsOf>): Promise<Built> {
    for (const { instruction, text } of steps) {
      if (instruction === 'FROM') await this.from(text);
      if (instruction === 'WORKDIR') {
        this.now.workdir = text;
        await mkdir(this.here('.'), { recursive: true });
        await giveTo(this.now.folder);
      }
      if (instruction === 'COPY') await this.copy(text);
      if (instruction === 'RUN') await this.run(text);
      if (instruction === 'ENV') Object.assign(this.now.variables, variablesOf(text));
      if (instruction === 'CMD') this.now.command = JSON.parse(text) as string[];
    }
    return this.now;
  }
}

/** @returns what went wrong */
async function serve(builder: Builder, built: Built): Promise<string[]> {
  const port = await findFreePort();
  const env = { ...builder.environment(built), HOST: '127.0.0.1', PORT: String(port) };
  const [program = '', ...rest] = built.command;
  const child = spawn(program, rest, {
    cwd: join(built.folder, built.workdir),
    env,
    ...ACCOUNT,
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const ask = (path: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await ask('/readyz')) !== 200 && Date.now() < deadline && child.exitCode === null) await wait(200);
  const statuses = {
    '/readyz': await ask('/readyz'),
    '/': await ask('/'),
    '/api/meta': await ask('/api/meta'),
  };
  child.kill('SIGTERM');
  const [code] = await ended;
  const wrong = Object.entries(statuses).filter(([, status]) => status !== 200);
  return [
    ...wrong.map(([path, status]) => `${path} was answered ${status}; the server said ${said.slice(-500)}`),
    ...(code === 0 ? [] : [`after SIGTERM it ended with ${code}`]),
  ];
}

export async function container(stage: Stage): Promise<() => Promise<Result>> {
  const folder = join(stage.folder, 'container');
  await mkdir(folder, { mode: 0o755 });
  if (ACCOUNT.uid !== undefined) {
    await chown(stage.folder, ACCOUNT.uid, ACCOUNT.gid);
    await chown(folder, ACCOUNT.uid, ACCOUNT.gid);
  }
  const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter(Boolean);
  return async () => {
    const steps = stepsOf(await readFile(join(root, 'Containerfile'), 'utf8'));
    const builder = new Builder(folder, ignored);
    const built = await builder.take(steps);
    return { tried: 1, wrong: await serve(builder, built) };
  };
}
