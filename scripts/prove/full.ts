// A disk that is full: what can be read is read, what would write is refused in words, and with room again all is as before.
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { picturesIn } from '#tests/support/files.ts';
import { upload } from '#tests/support/server/multipart.ts';
import { photo } from '#tests/support/photos.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { askOnce, type Answered } from './ask.ts';
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';

const run = promisify(execFile);
const DISK = '256m';
const PIECE = Buffer.alloc(64 * 1024);
const MOST_WRITES = 4000;
const REFUSED = 50;
const RECOVERED_WITHIN_MS = 5000;

/** A small disk in memory. @returns its folder, or nothing where none can be mounted */
async function mountDisk(stage: Stage): Promise<string | undefined> {
  const folder = join(stage.folder, 'disk');
  await mkdir(folder);
  const options = ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder];
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  );
  if (isMounted) stage.onClose(() => run('umount', ['--lazy', folder]));
  return isMounted ? folder : undefined;
}

/** Puts the rows on the disk; PostgreSQL's log of them stays elsewhere. @returns where the server keeps the rest */
async function moveTo(disk: string, { engine, folder, dataDir, databaseUrl }: Stage): Promise<string> {
  if (engine === 'embedded') {
    const moved = join(disk, 'data');
    await cp(dataDir, moved, { recursive: true });
    return moved;
  }
  const rows = join(disk, 'rows');
  await mkdir(rows);
  await chmod(folder, 0o711);
  await run('chown', ['postgres', rows]);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create tablespace small location '${rows}'`);
  for (const kind of ['table', 'index'])
    await client.query(`alter ${kind} all in tablespace pg_default set tablespace small`);
  await client.end();
  return dataDir;
}

/** Takes all room that there is. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (let size = PIECE.length; size >= 1;) {
      const isWritten = await handle.write(PIECE, 0, size).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
      if (!isWritten) size = Math.floor(size / 2);
    }
  } finally {
    await handle.close();
  }
}

const isFull = (answer: Answered | undefined): boolean =>
  answer?.status === 503 && answer.envelope.error === messages.refusal.full;

export async function full(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const disk = await mountDisk(stage);
  if (disk === undefined)
    return (tried) =>
      Promise.resolve({ tried, wrong: ['it was not tried: no disk could be mounted (by root, on Linux)'] });
  const { id, token } = await stage.withRows(async (db) => ({
    id: (await givenBoat(db)).id,
    token: (await signedIn(db)).token,
  }));
  const DATA_DIR = await moveTo(disk, stage);
  const start = (): Promise<Product> => stage.start({ DATA_DIR });
  const picture = upload(await photo(600, 400).png().toBuffer());
  let product = await start();
  let [number, last] = [0, 0];
  let counted = { 'acknowledged writes': 0, refused: 0 };

  /** Each write is larger than a page, so that the database has to grow. */
  async function write(): Promise<Answered | undefined> {
    const body = { ...boatInfo, model: `Nº ${(number += 1)}`, description: 'A boat. '.repeat(240) };
    const answer = await askOnce(product.url, 'updateBoat', { params: { id }, body, token });
    if (answer?.status !== 200) return answer;
    last = number;
    counted['acknowledged writes'] += 1;
    return answer;
  }

  async function standing(when: string): Promise<string[]> {
    const answer = await askOnce(product.url, 'getBoat', { params: { id }, token });
    const { model } = (answer?.envelope.data ?? {}) as Partial<Boat>;
    return model === `Nº ${last}`
      ? []
      : [`${when}: Nº ${last} was answered, ${model ?? answer?.status} stands`];
  }

  async function writeWhileFull(filler: string): Promise<string[]> {
    const before = counted.refused;
    for (let writes = 0; counted.refused < before + REFUSED && writes < MOST_WRITES; writes += 1) {
      const answer = await write();
      if (isFull(answer)) counted.refused += 1;
      else if (answer?.status !== 200)
        return [`a write was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`];
      // What the database has let go meanwhile.
      await fill(filler);
    }
    return counted.refused === before ? [`${MOST_WRITES} writes found room on a full disk`] : [];
  }

  async function readWhileFull(): Promise<string[]> {
    const list = await askOnce(product.url, 'getAllBoats', { token });
    return list?.status === 200 ? [] : [`a list was answered ${list?.status} while it is full`];
  }

  async function uploadWhileFull(): Promise<string[]> {
    const before = await picturesIn(DATA_DIR);
    const params = { boatId: id, slot: 'cover' };
    const sent = await askOnce(product.url, 'saveBoatImage', { params, token, ...picture });
    const left = (await picturesIn(DATA_DIR)).filter((file) => !before.includes(file));
    return [
      ...(isFull(sent) ? [] : [`an upload was answered ${sent?.status}: ${sent?.text.slice(0, 200)}`]),
      ...left.map((file) => `${file} was left`),
    ];
  }

  async function writeWithRoom(): Promise<string[]> {
    const roomy = Date.now();
    while ((await write())?.status !== 200 && Date.now() < roomy + 2 * RECOVERED_WITHIN_MS) await wait(50);
    const took = Date.now() - roomy;
    return took > RECOVERED_WITHIN_MS ? [`writes worked again after ${took} ms`] : [];
  }

  async function cycle(): Promise<string[]> {
    await write();
    const filler = join(disk ?? '', 'filler');
    await fill(filler);
    const wrong = [
      ...(await writeWhileFull(filler)),
      ...(await standing('while it is full')),
      ...(await readWhileFull()),
      ...(await uploadWhileFull()),
    ];
    await rm(filler);
    wrong.push(...(await writeWithRoom()), ...(await standing('with room again')));
    await product.kill();
    product = await start();
    return [...wrong, ...(await standing('after a kill -9'))];
  }

  return async (count) => {
    const wrong: string[] = [];
    for (let done = 0; done < count; done += 1) wrong.push(...(await cycle()));
    const beside = counted;
    counted = { 'acknowledged writes': 0, refused: 0 };
    return { tried: count, wrong, beside };
  };
}
