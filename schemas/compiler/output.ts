// Compares and writes the generated files. Keys of `files` are paths within `dir`.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isCurrent = (path: string, text: string): boolean =>
  existsSync(path) && readFileSync(path, 'utf8') === text;

const changed = (dir: string, files: Map<string, string>): [path: string, text: string][] =>
  [...files].filter(([path, text]) => !isCurrent(join(dir, path), text));

function leftOver(dir: string, files: Map<string, string>): string[] {
  const generated = join(dir, 'generated');
  if (!existsSync(generated)) return [];
  return readdirSync(generated, { recursive: true, encoding: 'utf8' })
    .map((path) => `generated/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(js|ts)$/.test(path) && !files.has(path));
}

/** The files that differ from what would be generated, are missing, or belong to nothing any more. */
export const staleFiles = (dir: string, files: Map<string, string>): string[] => [
  ...changed(dir, files).map(([path]) => path),
  ...leftOver(dir, files),
];

/**
 * Writes what differs and removes what belongs to nothing: an unchanged file keeps its time stamp.
 * @returns the paths that it has written or removed
 */
export function writeFiles(dir: string, files: Map<string, string>): string[] {
  const written = changed(dir, files);
  for (const [path, text] of written) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const removed = leftOver(dir, files);
  for (const path of removed) rmSync(join(dir, path));
  return [...written.map(([path]) => path), ...removed];
}
