import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isDirectory = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Makes a directory and those above it. Node's own `recursive` never ends where the system keeps none, as below /proc. */
export async function makeDirectory(path: string): Promise<void> {
  if (await isDirectory(path)) return;
  await makeDirectory(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await isDirectory(path))) throw error;
  });
}
