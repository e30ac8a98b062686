// Puts files in the place of others: each whole, as the thread may be reading it, and all of them or none.
import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { codeOf } from '../database/failures.ts';

interface NewFile {
  path: string;
  text: string;
}

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** A copy of a file under another name; none where there is no such file. */
const keep = (path: string, kept: string): Promise<void> =>
  copyFile(path, kept).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/** The file as it was, or not at all where there was none. */
const putBack = (path: string, kept: string): Promise<void> =>
  rename(kept, path).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return rm(path, { force: true });
  });

/** The sentence for the operator, where files of a save that failed stay in their places. */
const stuckSentence = (stuck: readonly { path: string; kept: string }[]): string =>
  `A save of forms failed, and so did putting back ${stuck
    .map(({ path, kept }) => `${path}, which as it was before is kept in ${kept}`)
    .join(', and ')}.`;

/** @param work what else may fail: it puts the files, which are written by then, in their places where it can still be undone */
export async function replaceFiles(
  files: readonly NewFile[],
  work: (place: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = files.map(({ path, text }) => {
    const beside = `${path}.${randomUUID()}`;
    return { path, text, beside, kept: `${beside}.kept` };
  });
  const placed: typeof unfinished = [];
  const stuck: typeof unfinished = [];
  const place = async (): Promise<void> => {
    for (const { path, kept } of unfinished) await keep(path, kept);
    for (const file of unfinished) {
      await rename(file.beside, file.path);
      placed.push(file);
    }
  };
  try {
    for (const { beside, text } of unfinished) await writeFile(beside, text);
    await work(place);
  } catch (error) {
    for (const file of placed) await putBack(file.path, file.kept).catch(() => stuck.push(file));
    throw stuck.length > 0 ? new Error(stuckSentence(stuck), { cause: error }) : error;
  } finally {
    for (const file of unfinished) {
      await rm(file.beside, { force: true });
      if (!stuck.includes(file)) await rm(file.kept, { force: true });
    }
  }
}
