// Ours: the form workshop. A draft is judged, weighed against the stored rows, handed out as a patch, or written.
import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { filesOf, type Draft } from '#schemas/compiler/draft.ts';
import { pathIn } from '#schemas/compiler/read.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { FormDraftBody, FormEffect, FormSource } from '#schemas/types.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Questions, Texts } from './messages.ts';
import { entityOfForm, listStoredRows } from './queries.ts';
import { workerClient } from './worker-client.ts';

const { rowsAtOnce, rowsAtMost, rowsShown } = limits.workshop;
const { unknownForm, formChanged, formsClosed } = messages.refusal;
const ours = join(import.meta.dirname, '../../schemas');

const baseOf = ({ schema, ui }: Texts): string =>
  createHash('sha256').update(`${schema}\0${ui}`).digest('hex');

/** CachedAnswer or not at all: the thread may be reading the file. */
async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}

export function formRoutes(app: FastifyInstance, { db, env, transact }: Context): void {
  const dir = env.SCHEMAS_DIR ?? ours;
  const isWritable = env.SCHEMAS_DIR !== undefined;
  const worker = workerClient(dir);
  app.addHook('onClose', () => worker.close());

  /** Only names of forms lead to files. */
  async function demandForm(form: string): Promise<void> {
    const known = await worker.ask('list', null);
    if (!known.some(({ _id }) => _id === form)) throw new Refusal(404, 'form', unknownForm);
  }

  async function sourceOf(form: string): Promise<FormSource> {
    await demandForm(form);
    const { title, ...texts } = await worker.ask('read', { form });
    const isStored = entityOfForm(form) !== undefined;
    return { _id: form, title, ...texts, base: baseOf(texts), isWritable, isStored };
  }

  /** What would be written. @throws Refusal 422 with what is wrong, 409 when the files are others than those edited */
  async function written(
    form: string,
    { schema, ui, base }: FormDraftBody,
  ): Promise<Questions['write']['answer']> {
    const source = await sourceOf(form);
    if (base !== undefined && base !== source.base) throw new Refusal(409, 'schema', formChanged);
    const result = await worker.ask('write', { draft: { form, schema, ui } });
    const [problem] = result.problems;
    if (problem)
      throw new Refusal(422, problem.file, [problem.place, problem.text].filter(Boolean).join(': '));
    return result;
  }

  answer(app, calls.getForms, async () => ({ data: await worker.ask('list', null) }));

  answer(app, calls.getForm, async ({ params }) => ({ data: await sourceOf(params.form) }));

  answer(app, calls.judgeForm, async ({ params: { form }, body: { schema, ui, data = {} } }) => {
    await demandForm(form);
    return { data: await worker.ask('judge', { draft: { form, schema, ui }, data }) };
  });

  answer(app, calls.weighForm, async ({ params: { form }, body }) => {
    await written(form, body);
    return { data: await effectOf({ form, schema: body.schema, ui: body.ui }) };
  });

  /** A part of the rows at a time: neither they nor the thread's work keep anybody else waiting. */
  async function effectOf(draft: Draft): Promise<FormEffect> {
    const effect: FormEffect = { looked: 0, isWhole: true, broken: 0, refusedAlready: 0, rows: [] };
    const entity = entityOfForm(draft.form) ?? '';
    let after: string | undefined;
    for (;;) {
      const rows = await listStoredRows(db, draft.form, { after, limit: rowsAtOnce });
      const { broken, already } = await worker.ask('weigh', { draft, rows });
      const byId = new Map(rows.map((row) => [row.id, row]));
      effect.looked += rows.length;
      effect.broken += broken.length;
      effect.refusedAlready += already;
      for (const { id, ...problem } of broken.slice(0, rowsShown - effect.rows.length)) {
        const { name = id, target = id } = byId.get(id) ?? {};
        effect.rows.push({ _id: target, name, entity, ...problem });
      }
      after = rows.at(-1)?.id;
      if (rows.length < rowsAtOnce) return effect;
      if (effect.looked >= rowsAtMost) return { ...effect, isWhole: false };
    }
  }

  answer(app, calls.patchForm, async ({ params: { form }, body }) => ({
    data: { patch: (await written(form, body)).patch },
  }));

  answer(app, calls.saveForm, async ({ params: { form }, body, session }) => {
    if (!isWritable) throw new Refusal(409, 'form', formsClosed);
    const { texts, patch } = await written(form, body);
    await transact(String(session.admin._id), async (tx) => {
      for (const [part, file] of Object.entries(filesOf(form)))
        await replaceFile(pathIn(dir, file), texts[part as keyof Texts]);
      await tx.audit({ entity: 'form', entityId: form, action: 'saveForm', before: null, after: { patch } });
    });
    return { data: await sourceOf(form) };
  });
}
