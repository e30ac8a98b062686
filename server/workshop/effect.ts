import limits from '#schemas/limits.json' with { type: 'json' };
import type { DraftEffect } from '#schemas/types.ts';
import type { Database } from '../database/database.ts';
import { listStoredRows, sourcesOf, type Stored } from '../platform/stored-forms-queries.ts';
import type { Asked, Concerned } from './messages.ts';
import type { WorkerClient } from './worker-client.ts';

const { rowsAtOnce, rowsAtMost, rowsShown } = limits.workshop;

/** How many of the stored rows a draft, which must have no problem of its own, would refuse; and the first of them. */
export async function effectOf(db: Database, worker: WorkerClient, asked: Asked): Promise<DraftEffect> {
  const effect: DraftEffect = {
    isStored: false,
    looked: 0,
    isWhole: true,
    broken: 0,
    refusedAlready: 0,
    rows: [],
  };

  /** A part of the rows at a time: neither they nor the thread's work keep anybody else waiting. */
  async function weigh(source: Stored, concerned: Concerned): Promise<void> {
    const { entity } = source;
    effect.isStored = true;
    let after: string | undefined;
    for (let looked = 0; ;) {
      const rows = await listStoredRows(db, source, { after, limit: rowsAtOnce });
      const { broken, already } = await worker.ask('weigh', { ...asked, ...concerned, entity, rows });
      const byId = new Map(rows.map((row) => [row.id, row]));
      looked += rows.length;
      effect.looked += rows.length;
      effect.broken += broken.length;
      effect.refusedAlready += already;
      for (const { id, ...problem } of broken.slice(0, rowsShown - effect.rows.length)) {
        const { name = id, target = id } = byId.get(id) ?? {};
        effect.rows.push({ _id: target, name, entity, ...problem });
      }
      after = rows.at(-1)?.id;
      if (rows.length < rowsAtOnce) return;
      if (looked >= rowsAtMost) {
        effect.isWhole = false;
        return;
      }
    }
  }

  for (const concerned of await worker.ask('concerned', asked))
    for (const source of sourcesOf(concerned.form, concerned.collection)) await weigh(source, concerned);
  return effect;
}
