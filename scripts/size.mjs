// Weighs the JavaScript a person downloads before a screen is usable, against scripts/size-budget.json (kB = 1000 bytes of gzip).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';
import { main, Refusal } from './progress.mjs';

/**
 * Weighs each row of the budget by Vite's manifest of the last build. What the files of a product owner have grown by since
 * the budget was set, a field or a collection that was added, may be loaded too: the budget is one of code.
 * @returns {{ name: string, kB: number, budget: number }[]}
 */
export function weigh() {
  const manifest = readJson('dist/.vite/manifest.json', 'Run npm run build first.');
  const { screens, written } = readJson('scripts/size-budget.json');
  const allowed = Math.max(0, writtenKb() - written.kB);
  return Object.entries(screens).map(([name, { kB, modules }]) => {
    const budget = kB + allowed;
    const files = new Set(modules.flatMap((module) => filesOf(manifest, module, name)));
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(root, 'dist', file))).length,
      0,
    );
    return { name, kB: bytes / 1000, budget };
  });
}

/** Of what a product owner writes, without the translations, which are loaded by themselves. */
function writtenKb() {
  const folder = join(root, 'schemas');
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.json') && !/^(generated|imports|locales|meta)\b/.test(file),
  );
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000;
}

/** The module's own chunk and all it imports statically; a chunk without an entry of its own belongs to its importer. */
function filesOf(manifest, module, name) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  if (!manifest[module]) {
    throw new Refusal(`scripts/size-budget.json: "${name}" names ${module}, which is no chunk of the build.`);
  }
  visit(module);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

function readJson(path, remedy = '') {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${error.message}. ${remedy}`.trim());
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => {
    const rows = weigh();
    console.log(`${'JavaScript, gzip'.padEnd(20)}${'kB'.padStart(8)}${'budget'.padStart(8)}`);
    for (const { name, kB, budget } of rows) {
      const verdict = kB > budget ? '  too much' : '';
      console.log(`${name.padEnd(20)}${kB.toFixed(1).padStart(8)}${budget.toFixed(1).padStart(8)}${verdict}`);
    }
    const heavy = rows.filter(({ kB, budget }) => kB > budget);
    if (heavy.length > 0)
      throw new Refusal(`Over the size budget: ${heavy.map(({ name }) => name).join(', ')}.`);
  });
}
