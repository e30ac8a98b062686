// Ours: the workshop. A draft is judged, weighed against the stored rows, handed out as a patch, or written.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { pathIn } from '#schemas/compiler/read.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { DraftBody, Subject } from '#schemas/types.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { effectOf } from './effect.ts';
import type { Asked, Questions } from './messages.ts';
import { countKept, listRemoved } from './removed.ts';
import { replaceFiles } from './replace-files.ts';
import { workerClient } from './worker-client.ts';

const { unknownSubject, filesChanged, filesClosed } = messages.workshop;
const ours = join(import.meta.dirname, '../../schemas');

const baseOf = (texts: string[]): string => hash('sha256', texts.join('\0'));

export function workshopRoutes(app: FastifyInstance, { db, env }: Context): void {
  const dir = env.SCHEMAS_DIR ?? ours;
  const isWritable = env.SCHEMAS_DIR !== undefined;
  const worker = workerClient(dir);
  app.addHook('onClose', () => worker.close());

  let turn: Promise<unknown> = Promise.resolve();
  /** One save after the other: each is held against the files as the one before has left them. */
  function inTurn<Saved>(save: () => Promise<Saved>): Promise<Saved> {
    const saved = turn.then(save);
    turn = saved.catch(() => undefined);
    return saved;
  }

  async function sourceOf(subject: string): Promise<Subject> {
    const source = await worker.ask('read', { subject });
    if (!source) throw new Refusal(404, 'subject', unknownSubject);
    const base = baseOf(source.parts.map(({ text }) => text));
    return { ...source, ...(await countKept(db, source)), base, isWritable };
  }

  /** Only names of subjects lead to files. */
  async function demandSubject(subject: string): Promise<void> {
    if (!(await worker.ask('knows', { subject }))) throw new Refusal(404, 'subject', unknownSubject);
  }

  /** What would be written. @throws Refusal 422 with all that is wrong, 409 when the files are others than those edited */
  async function written(asked: Asked, base: string | undefined): Promise<Questions['write']['answer']> {
    const source = await sourceOf(asked.subject);
    if (base !== undefined && base !== source.base) throw new Refusal(409, 'texts', filesChanged);
    const result = await worker.ask('write', asked);
    const [first] = result.problems;
    const told = result.problems.map(({ place, text }) => [place, text].filter(Boolean).join(': '));
    if (first) throw new Refusal(422, first.part, told.join('\n'));
    return result;
  }

  answer(app, calls.getSubjects, async () => {
    const known = await worker.ask('list', null);
    return { data: [...known, ...(await listRemoved(db, known))] };
  });

  answer(app, calls.getSubject, async ({ params }) => ({ data: await sourceOf(params.subject) }));

  answer(app, calls.judgeDraft, async ({ params: { subject }, body: { form, data = {}, ...body } }) => {
    await demandSubject(subject);
    return { data: await worker.ask('judge', { subject, draft: draftOf(body), form, data }) };
  });

  answer(app, calls.weighDraft, async ({ params: { subject }, body }) => {
    const asked = { subject, draft: draftOf(body) };
    await written(asked, body.base);
    return { data: await effectOf(db, worker, asked) };
  });

  answer(app, calls.patchDraft, async ({ params: { subject }, body }) => ({
    data: { patch: (await written({ subject, draft: draftOf(body) }, body.base)).patch },
  }));

  answer(app, calls.saveDraft, async ({ params: { subject }, body, change, isRepeated }) => {
    if (!isWritable) throw new Refusal(409, 'subject', filesClosed);
    return inTurn(async () => {
      // A save that is repeated has made other files of those that it was based on.
      const { files, patch } = (await isRepeated())
        ? { files: [], patch: '' }
        : await written({ subject, draft: draftOf(body) }, body.base);
      const after = { patch };
      await replaceFiles(
        files.map(({ file, text }) => ({ path: pathIn(dir, file), text })),
        (place) =>
          change(async (tx) => {
            await tx.audit({ entity: 'form', entityId: subject, action: 'saveDraft', before: null, after });
            await place();
          }),
      );
      return { data: await sourceOf(subject) };
    });
  });
}

const draftOf = ({ texts, translations }: DraftBody): Asked['draft'] =>
  translations === undefined ? { texts } : { texts, translations };
