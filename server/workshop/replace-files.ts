// Puts files in the place of others: each whole, as the thread may be reading it, and all of them or none.
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

interface NewFile {
  path: string;
  text: string;
}

/** @param record what else may fail: done when all files are written, and before the first is in its place */
export async function replaceFiles(files: readonly NewFile[], record: () => Promise<void>): Promise<void> {
  const unfinished = files.map(({ path, text }) => ({ path, text, beside: `${path}.${randomUUID()}` }));
  try {
    for (const { beside, text } of unfinished) await writeFile(beside, text);
    await record();
    for (const { beside, path } of unfinished) await rename(beside, path);
  } catch (error) {
    for (const { beside } of unfinished) await rm(beside, { force: true });
    throw error;
  }
}
