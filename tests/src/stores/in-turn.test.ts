// What is saved of one row by several forms, each begun with a version of its own.
import { expect, test } from 'vitest';
import { inTurn } from '#src/stores/in-turn.ts';

/** Saves as a server that counts versions answers. @returns the version it was based on */
const save = (row: string, begun: number | undefined): Promise<number | undefined> =>
  inTurn(row, begun, (base, keep) => {
    keep((base ?? 0) + 1);
    return Promise.resolve(base);
  });

test('who began with a version of our own goes on from the last of them', async () => {
  expect(await save('boat', 1)).toBe(1);
  expect(await save('boat', 1)).toBe(2);
  expect(await save('boat', 2)).toBe(3);
  expect(await save('boat', 4)).toBe(4);
  expect(await save('boat', 3)).toBe(5);
  expect(await save('another boat', 1)).toBe(1);
});

test('who began before somebody else saved does not go on from what we have saved since', async () => {
  await save('shared', 1);
  // Theirs was the third.
  expect(await save('shared', 3)).toBe(3);
  expect(await save('shared', 3)).toBe(4);
  expect(await save('shared', 1)).toBeLessThan(3);
});

test('a server without versions is told none', async () => {
  await save('unversioned', undefined);
  expect(await save('unversioned', undefined)).toBeUndefined();
});

test('as many as are saved of one row, the first version still leads to the last', async () => {
  const most = 20_000;
  for (let version = 1; version <= most; version += 1) await save('long', version);
  expect(await save('long', 1)).toBe(most + 1);
});
