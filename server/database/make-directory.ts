import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isDirectory = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Rights of what holds passwords, sessions and papers: it is its account's alone. */
export const OWN = 0o700;

/** Makes a directory and those above it, for this account alone. Node's own `recursive` never ends where the system keeps none, as below /proc. */
export async function makeDirectory(path: string): Promise<void> {
  if (await isDirectory(path)) return;
  await makeDirectory(dirname(path));
  await mkdir(path, { mode: OWN }).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await isDirectory(path))) throw error;
  });
}
