// Weighs the JavaScript a person downloads before a screen is usable, against scripts/size-budget.json (kB = 1000 bytes of gzip).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';
import { main, Refusal } from './progress.mjs';

/**
 * Weighs each row of the budget by Vite's manifest of the last build.
 * @returns {{ name: string, kB: number, budget: number }[]}
 */
export function weigh() {
  const manifest = readJson('dist/.vite/manifest.json', 'Run npm run build first.');
  const budgets = readJson('scripts/size-budget.json');
  return Object.entries(budgets).map(([name, { kB: budget, parts }]) => {
    const files = new Set(parts.flatMap((part) => filesOf(manifest, part, name)));
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(root, 'dist', file))).length,
      0,
    );
    return { name, kB: bytes / 1000, budget };
  });
}

/** The file of a part, by its module or by the name that the build gives it, and all that it imports statically. */
function filesOf(manifest, part, name) {
  const seen = new Set();
  const visit = (chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach((key) => visit(manifest[key]));
  };
  const first = manifest[part] ?? Object.values(manifest).find((chunk) => chunk.name === part);
  if (!first)
    throw new Refusal(`scripts/size-budget.json: "${name}" names ${part}, which is no chunk of the build.`);
  visit(first);
  return [...seen].map(({ file }) => file).filter((file) => file.endsWith('.js'));
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
      console.log(`${name.padEnd(20)}${kB.toFixed(1).padStart(8)}${String(budget).padStart(8)}${verdict}`);
    }
    const heavy = rows.filter(({ kB, budget }) => kB > budget);
    if (heavy.length > 0)
      throw new Refusal(`Over the size budget: ${heavy.map(({ name }) => name).join(', ')}.`);
  });
}
