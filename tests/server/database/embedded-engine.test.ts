import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from '#server/database/embedded-engine.ts';
import { readTemplate } from '#server/database/embedded-template.ts';

describe('the upkeep of the embedded database', () => {
  let lite: PGlite;
  beforeAll(async () => {
    lite = await PGlite.create({ loadDataDir: await readTemplate() });
  });
  afterAll(() => lite.close());

  const checkpoint = async () => {
    const { rows } = await lite.query<{ at: string }>(
      'select redo_lsn::text as at from pg_control_checkpoint()',
    );
    return rows[0]?.at;
  };

  it('makes a checkpoint once the log has grown by 16 MiB, not before and not in a transaction', async () => {
    const engine = startEngine(lite);
    const first = await checkpoint();
    await engine.keepUp();
    expect(await checkpoint()).toBe(first);

    await lite.query(
      `select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 20)`,
    );
    await engine.answer({ kind: 'query', text: 'begin', values: [] });
    await engine.keepUp();
    expect(await checkpoint()).toBe(first);
    await engine.answer({ kind: 'query', text: 'rollback', values: [] });
    await engine.keepUp();
    expect(await checkpoint()).not.toBe(first);
  });
});
