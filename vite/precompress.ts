import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The page itself is left out: the server writes a fresh nonce into it for each answer. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const SMALLEST_WORTH_IT = 1024;

/** Writes `<asset>.br` and `<asset>.gz` beside each text asset of the build, for the server to send as they are. */
export function precompress(): Plugin {
  return {
    name: 'quarterdeck:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'));
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
