import { tryLock } from 'fs-native-extensions';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../env.ts';
import { makeDirectory } from './make-directory.ts';

/** Another process has the data directory. */
export class DirectoryInUse extends StartError {}

/**
 * Takes the data directory (made if missing) for this process and returns how to give it back. The kernel frees the
 * lock when the process ends in whatever way; two processes on one directory would lose writes without a word.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = await openLockFile(directory);
  if (!tryLock(file.fd)) {
    await file.close();
    throw new DirectoryInUse(
      `The data directory ${directory} is already used by another Quarterdeck process. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
  }
  return () => file.close();
}

async function openLockFile(directory: string) {
  try {
    await makeDirectory(resolve(directory));
    return await open(join(directory, 'lock'), 'a+');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data directory ${directory} cannot be written: ${reason}.`, { cause: error });
  }
}
