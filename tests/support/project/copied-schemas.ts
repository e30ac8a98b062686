// The files that the workshop reads and writes, copied: a test changes no form of the project.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** @returns the folder of the copy, below `folder`: what the server is told as SCHEMAS_DIR */
export async function copySchemas(folder: string): Promise<string> {
  const copy = join(folder, 'schemas');
  await cp(join(import.meta.dirname, '../../../schemas'), copy, {
    recursive: true,
    filter: (path) => !/\/(generated|compiler)$|\.ts$/.test(path),
  });
  return copy;
}
