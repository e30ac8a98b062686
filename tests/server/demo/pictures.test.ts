import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { makeMarketplace } from '#server/demo/marketplace.ts';
import { copyPictures } from '#server/demo/pictures.ts';
import { openLocal } from '#server/files/local.ts';
import { thumbnailOf } from '#server/files/saved-photo.ts';
import { storageKeyOf, typeOf } from '#server/files/storage.ts';

const MOST_BYTES = 4_000_000;
/** Of 255: how much two covers differ in the mean. The same boat in another light differs by more. */
const LEAST_DIFFERENCE = 10;

const { boats, users } = makeMarketplace(new Date('2026-11-20T10:00:00Z'));
const source = fileURLToPath(new URL('../../../server/demo/pictures', import.meta.url));
const boatImages = boats.flatMap(({ boatImage }) => Object.values(boatImage));
const papers = boats.flatMap(({ docImage }) => Object.values(docImage));
const avatars = users.map(({ attributes }) => attributes.avatar);
const keyed = (address: string): string => storageKeyOf(address) ?? `no key: ${address}`;
const { thumbnailWidth, thumbnailHeight } = limits.upload;

let data = '';
let kept: string[] = [];
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'demo-pictures-'));
  await copyPictures(openLocal(data));
  const names = await readdir(data, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  kept = files.map(({ parentPath, name }) => join(parentPath, name).slice(data.length + 1)).sort();
});
afterAll(() => rm(data, { recursive: true }));

test('every picture that boats and people of the demo name is there, and no other but the receipts', () => {
  const named = [...boatImages, ...papers, ...avatars].map(keyed);
  const thumbnails = boatImages.map(keyed).map(thumbnailOf);
  const found = kept.filter((key) => !key.startsWith('private/demo/receipts/'));
  expect(found).toEqual([...new Set([...named, ...thumbnails])].sort());
  expect(kept.filter((key) => typeOf(key) !== 'image/webp')).toEqual([]);
});

test('every boat has all five pictures or none, each of them another', () => {
  for (const { attributes, boatImage } of boats)
    expect([0, 5], attributes.model).toContain(new Set(Object.values(boatImage)).size);
  expect(boats.filter(({ boatImage }) => !boatImage.cover)).toHaveLength(2);
});

test('no two boats have the same cover, nor covers that look alike', async () => {
  const covers = boats.flatMap(({ boatImage }) => boatImage.cover ?? []);
  expect(new Set(covers).size).toBe(covers.length);
  const looks = await Promise.all(
    covers.map((cover) =>
      sharp(join(data, thumbnailOf(keyed(cover))))
        .resize(24, 16)
        .raw()
        .toBuffer(),
    ),
  );
  const differ = (one: Buffer, other: Buffer): number =>
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
  const alike = looks.flatMap((look, index) =>
    looks.slice(0, index).flatMap((other, before) => {
      const pair = `${covers[before]} and ${covers[index]}`;
      return differ(look, other) < LEAST_DIFFERENCE ? [pair] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('no boat shows a picture of another type of boat', () => {
  const typeOfFolder = new Map<string, number>();
  for (const { attributes, boatImage } of boats) {
    const folders = new Set(Object.values(boatImage).map((address) => address.split('/').at(-2) ?? ''));
    expect(folders.size, attributes.model).toBeLessThanOrEqual(1);
    for (const folder of folders) {
      expect(typeOfFolder.get(folder) ?? attributes.boattype, folder).toBe(attributes.boattype);
      typeOfFolder.set(folder, attributes.boattype);
    }
  }
  expect(typeOfFolder.size).toBe(catalogueRows.boattypes.length);
});

test('every picture can be decoded, and those of boats have the size of their place', async () => {
  const large = new Set(boatImages.map(keyed));
  const small = new Set([...large].map(thumbnailOf));
  const decode = async (key: string): Promise<void> => {
    const bytes = await readFile(join(data, key));
    expect(bytes.toString('latin1', 8, 12), key).toBe('WEBP');
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    if (large.has(key)) expect(info, key).toMatchObject({ width: 1200, height: 800 });
    if (small.has(key)) expect(info, key).toMatchObject({ width: thumbnailWidth, height: thumbnailHeight });
  };
  await Promise.all(kept.map(decode));
}, 120_000);

test('all pictures together are at most 4 MB, and those in the storage are the same', async () => {
  let bytes = 0;
  for (const key of kept) {
    const file = await readFile(join(source, key));
    expect(file.equals(await readFile(join(data, key))), key).toBe(true);
    bytes += file.length;
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('§3 every catalogue item has its icon', async () => {
  for (const { icon } of [...catalogueRows.accessories, ...catalogueRows.allowes]) {
    const file = new URL(`../../../public${icon}`, import.meta.url);
    expect((await sharp(await readFile(file)).metadata()).format).toBe('svg');
  }
});
