import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { type BoatTypeName, boatKinds } from '#server/demo/draw-boat.ts';
import { type CoastName, coasts } from '#server/demo/draw-coast.ts';
import { avatarPicture, boatPictures, documentPictures, writePictures } from '#server/demo/pictures.ts';
import { openLocal } from '#server/storage/local.ts';

const types = Object.keys(boatKinds) as BoatTypeName[];
const coastNames = Object.keys(coasts) as CoastName[];
const looks = types.map((type, index) => ({
  id: index + 1,
  type,
  coast: coastNames[index % coastNames.length] ?? 'islands',
}));
const MOST_BYTES = 90_000;
let folder = '';
const heard: number[] = [];

const shown = looks.slice(0, 2).flatMap(boatPictures);
const pictures = [...shown, ...documentPictures([1, 2]), avatarPicture(1)];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-pictures-'));
  await writePictures(pictures, openLocal(folder), (done) => heard.push(done));
});
afterAll(() => rm(folder, { recursive: true }));

test('§3 every boat type of the catalogue can be drawn', () => {
  expect(new Set(catalogues.boattypes.rows.map(({ name }) => name))).toEqual(new Set(types));
});

test('the same boat is drawn the same, another boat differently', () => {
  const draw = (id: number) =>
    boatPictures({ id, type: 'Catamaran', coast: 'alps' }).map((picture) => picture.draw());
  expect(draw(3)).toEqual(draw(3));
  expect(new Set([...draw(3), ...draw(4)]).size).toBe(10);
});

test('every drawing holds finite numbers and no letters to set', () => {
  for (const picture of looks.flatMap(boatPictures)) {
    const markup = picture.draw();
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<text/);
  }
});

test('§9 the five slots are stored as webp of 1200 by 800 within their budget, with thumbnails', async () => {
  for (const file of shown.flatMap(({ files }) => files)) {
    const content = await readFile(join(folder, 'images', file));
    expect(content.length, file).toBeLessThan(MOST_BYTES);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    const thumbnail = await readFile(join(folder, 'images', file.replace('.webp', '.thumb.webp')));
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 360, height: 240 });
  }
  expect(shown.map(({ files }) => files[0]).slice(0, 5)).toEqual(
    ['cover', 'photo2', 'photo3', 'cover4', 'cover5'].map((slot) => `boats/1/${slot}.webp`),
  );
});

test('papers of every boat lie in the private folder', async () => {
  for (const id of [1, 2]) {
    for (const name of ['navigation', 'authorization']) {
      const { size } = await stat(join(folder, `private/documents/${id}/${name}.webp`));
      expect(size).toBeGreaterThan(1000);
    }
  }
});

test('progress is told for each picture', () => {
  expect(heard).toEqual(pictures.map((_, index) => index + 1));
});

test('§3 every catalogue item has its icon', async () => {
  for (const { icon } of [...catalogues.accessories.rows, ...catalogues.allowes.rows]) {
    const file = new URL(`../../../public${icon}`, import.meta.url);
    expect((await sharp(await readFile(file)).metadata()).format).toBe('svg');
  }
});
