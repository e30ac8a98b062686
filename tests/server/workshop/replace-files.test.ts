// The files of a save are all in their places, or none is, and nothing is left beside them.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from '#server/workshop/replace-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replaced-files-'));
  await writeFile(join(folder, 'form.json'), 'old');
});
afterEach(() => rm(folder, { recursive: true }));

type Work = (place: () => Promise<void>) => Promise<void>;
const recorded: Work = (place) => place();
const save = (paths: string[], work = recorded): Promise<void> =>
  replaceFiles(
    paths.map((path) => ({ path: join(folder, path), text: 'new' })),
    work,
  );
const formAndFiles = async () => [await readFile(join(folder, 'form.json'), 'utf8'), await readdir(folder)];
const failing = () => Promise.reject(new Error('No entry.'));

test('all of them are written', async () => {
  await save(['form.json', 'words.json']);
  expect(await formAndFiles()).toEqual(['new', ['form.json', 'words.json']]);
});

test('one that cannot be written leaves the others as they were', async () => {
  await expect(save(['form.json', 'no/folder/words.json'])).rejects.toThrow('ENOENT');
  expect(await formAndFiles()).toEqual(['old', ['form.json']]);
});

test('one that cannot be put in its place leaves the others as they were', async () => {
  const losing: Work = async (place) => {
    const beside = (await readdir(folder)).find((file) => file.startsWith('words.json.')) ?? '';
    await rm(join(folder, beside));
    await place();
  };
  await expect(save(['form.json', 'new.json', 'words.json'], losing)).rejects.toThrow('ENOENT');
  expect(await formAndFiles()).toEqual(['old', ['form.json']]);
});

test('what cannot be recorded is not written', async () => {
  await expect(save(['form.json'], failing)).rejects.toThrow('No entry.');
  expect(await formAndFiles()).toEqual(['old', ['form.json']]);
});

test('what is not recorded in the end is as it was', async () => {
  const late: Work = async (place) => {
    await place();
    await failing();
  };
  await expect(save(['form.json', 'words.json'], late)).rejects.toThrow('No entry.');
  expect(await formAndFiles()).toEqual(['old', ['form.json']]);
});

test('what cannot be put back is kept beside its place, which is told with what went wrong first', async () => {
  const stuck: Work = async (place) => {
    await place();
    await rm(join(folder, 'form.json'));
    await mkdir(join(folder, 'form.json'));
    await failing();
  };
  await writeFile(join(folder, 'words.json'), 'old words');
  const error = await save(['form.json', 'words.json'], stuck).catch((refused: unknown) => refused as Error);
  expect(error).toMatchObject({ cause: { message: 'No entry.' } });
  const [, kept = ''] =
    /putting back \S+form\.json, which as it was before is kept in (\S+)\.$/.exec(String(error)) ?? [];
  expect(await readFile(kept, 'utf8')).toBe('old');
  expect(await readFile(join(folder, 'words.json'), 'utf8')).toBe('old words');
  expect(await readdir(folder)).toHaveLength(3);
});
