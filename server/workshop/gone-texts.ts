// Texts that a draft takes away, so that their translations can go with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '#schemas/compiler/source.ts';
import { shownTexts } from '#schemas/compiler/texts.ts';

/** Where code shows texts too. */
const layers = ['src', 'machines', 'schemas'];

// What an editor keeps beside a file begins with a dot.
const isShown = /[/\\](?!\.)[^/\\]+(?<!\.stories|\.d)\.tsx?$/;

/** All code that may show a text; `undefined` where a server runs without it. @param root the folder of the project */
function codeIn(root: string): string | undefined {
  if (!layers.every((layer) => existsSync(join(root, layer)))) return undefined;
  return layers
    .flatMap((layer) =>
      readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, layer, path),
      ),
    )
    .filter((path) => isShown.test(path) && !path.includes('generated'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** Texts that were shown and are not any more, neither by a file of schemas/ nor by code. */
export function goneTexts(saved: readonly Source[], drafted: readonly Source[], root: string): string[] {
  const kept = new Set(shownTexts(drafted).map(({ text }) => text));
  const gone = new Set(shownTexts(saved).flatMap(({ text }) => (kept.has(text) ? [] : [text])));
  if (gone.size === 0) return [];
  const code = codeIn(root);
  return code === undefined ? [] : [...gone].filter((text) => !code.includes(text));
}
