// Pictures as properties: of a row, of a row within it, and of what is said with a step.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { HistoryEntry } from '#schemas/types.ts';
import { hintsIn } from '#server/access/entity-forms.ts';
import { rowWithLinks, withAddresses } from '#server/collections/pictures.ts';
import { insertRow } from '#server/collections/queries.ts';
import { sweptBefore } from '#server/files/lifetime.ts';
import { openStorage } from '#server/files/open-storage.ts';
import { sweep } from '#server/files/sweeper.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { gate } from '#tests/support/gate.ts';
import { dot, titled, upload } from '#tests/support/server/multipart.ts';
import { signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

interface Row {
  _id: string;
  pictures?: string[];
  steps?: { settle?: { said?: { receipt?: string } } };
}

const MINUTE = 60_000;
const soon = (): Date => new Date(Date.now() + 60_000);
const fileOf = (link = ''): string => link.replace(/^\/|\?.*$/g, '');

describeEngines('a picture of a row of a collection', (engine) => {
  const running = useApp(engine);
  let [mine, other]: GivenAdmin[] = [];
  beforeAll(async () => {
    mine = await signedIn(running.db, 1);
    other = await signedIn(running.db, 2);
  });
  const document = validDocument(forms.incident);
  const sent = async (who = mine): Promise<string> => {
    const { envelope } = await ask(running.app, 'incident.picture', { token: who?.token, ...upload(dot) });
    return (envelope.data as { picture: string }).picture;
  };
  const create = (body: object, who = mine): Promise<Answered> =>
    ask(running.app, 'incident.create', { body: { ...document, ...body }, token: who?.token });
  const rowOf = ({ envelope }: Answered): Row => envelope.data as Row;
  const save = ({ _id: id }: Row, body: object, who = mine): Promise<Answered> =>
    ask(running.app, 'incident.change', {
      params: { id },
      body: { ...document, ...body },
      token: who?.token,
    });
  const swept = (): Promise<string[]> => sweep(openStorage(running.env), running.db, soon());

  it('is private: it opens by the link that a row and its list are answered with, and not without', async () => {
    const row = rowOf(await create({ pictures: [await sent()] }));
    const [link = ''] = row.pictures ?? [];
    expect(link).toMatch(/^\/private\/collections\/.+\/picture-[\da-f]{24}\.webp\?expires=\d+&signature=/);
    expect((await running.app.inject(link)).headers['content-type']).toBe('image/webp');
    expect((await running.app.inject(`/${fileOf(link)}`)).statusCode).toBe(403);
    const { envelope } = await ask(running.app, 'incident.list', {
      query: { limit: '100' },
      token: other?.token,
    });
    const listed = (envelope.data as Row[]).find(({ _id }) => _id === row._id);
    expect((await running.app.inject(listed?.pictures?.[0] ?? '')).statusCode).toBe(200);
  });

  it('stays when the form is saved as it was answered, by anybody, and in a copy of the row', async () => {
    const { pictures, ...row } = rowOf(await create({ pictures: [await sent()] }));
    const saved = rowOf(await save(row, { pictures }, other));
    expect(saved.pictures?.map(fileOf)).toEqual(pictures?.map(fileOf));
    const copied = rowOf(await create({ pictures }, other));
    expect(copied.pictures?.map(fileOf)).toEqual(pictures?.map(fileOf));
  });

  it.each([
    ['an address elsewhere', 'https://elsewhere.example/a.png'],
    ['a document of a boat', '/private/documents/1/navigation-000000000000000000000000.webp'],
    ['a picture that somebody else has sent and no row names', ''],
  ])('is refused where it is %s', async (_, address) => {
    const { status, envelope } = await create({ pictures: [address || (await sent(other))] });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ sort: 'pictures.0', error: messages.refusal.noPicture });
  });

  it('is not opened by its address in a text', async () => {
    const { status } = await create({ description: `/${fileOf(await sent(other))}` });
    expect(status).toBe(422);
  });

  it('is not opened by its address behind a quotation mark in a text', async () => {
    const description = `somebody wrote "/${fileOf(await sent(other))}`;
    const created = await create({ description });
    expect(created.envelope.data).toMatchObject({ description });
    const listed = await ask(running.app, 'incident.list', { query: { limit: '100' }, token: mine?.token });
    expect(listed.envelope.data).toContainEqual(expect.objectContaining({ description }));
  });

  it('is opened in its own field, and not in a text that came in otherwise', async () => {
    const address = `/${fileOf(await sent(other))}`;
    const row = { ...document, description: address, pictures: [address] };
    await insertRow(running.db, 'incident', 'brought-in', row);
    const params = { id: 'brought-in' };
    const read = rowOf(await ask(running.app, 'incident.read', { params, token: mine?.token }));
    const listed = await ask(running.app, 'incident.list', { query: { limit: '100' }, token: mine?.token });
    for (const shown of [read, (listed.envelope.data as Row[]).find(({ _id }) => _id === params.id)]) {
      expect(shown).toMatchObject({ description: address });
      expect(shown?.pictures?.[0]).toMatch(/signature=/);
    }
    await ask(running.app, 'incident.delete', { params, token: mine?.token });
  });

  it('is not opened by its address as what a row refers to is called', () => {
    const address = '/private/collections/1/picture-000000000000000000000000.webp';
    const row = { _id: 'r', names: { booking: { b: address } } };
    expect(rowWithLinks('incident', row, (path) => `${path}?signed`)).toEqual(row);
  });

  it.each([
    ['in the rows of a list', ['pages', '0'], { pages: { items: { 'ui:widget': 'picture' } } }],
    ['in the first rows of one', ['pages', '0'], { pages: { items: [{ 'ui:widget': 'picture' }] } }],
    ['in one choice', ['front'], { oneOf: [{ front: { 'ui:widget': 'picture' } }] }],
    ['in fields of any name', ['front'], { additionalProperties: { 'ui:widget': 'picture' } }],
  ])('is a picture where the hints draw one %s', (_, path, hints) => {
    const ui: Record<string, unknown> = forms.incident.ui;
    onTestFinished(() => Object.keys(hints).forEach((key) => delete ui[key]));
    Object.assign(ui, hints);
    expect(hintsIn('incident', path)).toContainEqual({ 'ui:widget': 'picture' });
    expect(hintsIn('incident', ['title'])).not.toContainEqual({ 'ui:widget': 'picture' });
  });

  it.each([
    ['name', 'addBoatType', (text: string) => ({ body: { id: 800, name: text } })],
    ['title', 'setAccessory', (text: string) => ({ params: { id: '800' }, ...titled(text) })],
  ] as const)(
    'is not opened by its address as the %s of a catalogue, by %s',
    async (field, call, request) => {
      const asked = request(`/${fileOf(await sent(other))}`);
      const { status, envelope } = await ask(running.app, call, { token: mine?.token, ...asked });
      expect({ status, sort: envelope.sort }).toEqual({ status: 422, sort: field });
    },
  );

  it('goes with a step, and is told of in the history as a picture', async () => {
    const row = rowOf(await create({}));
    const at = { params: { id: row._id } };
    await ask(running.app, 'incident.review', { ...at, token: other?.token });
    const body = { ...validDocument(forms['incident-settle']), receipt: await sent() };
    const settled = rowOf(await ask(running.app, 'incident.settle', { ...at, body, token: mine?.token }));
    const { receipt = '' } = settled.steps?.settle?.said ?? {};
    expect((await running.app.inject(receipt)).statusCode).toBe(200);
    const { envelope } = await ask(running.app, 'getHistory', {
      params: { entity: 'incident', id: row._id },
      token: mine?.token,
    });
    const changes = (envelope.data as HistoryEntry[]).flatMap((entry) => entry.changes ?? []);
    expect(changes).toContainEqual({ field: 'Receipt', after: 'Image', isWord: true });
    expect(await swept()).not.toContain(fileOf(receipt));
  });

  it('opens in the row that comes with the refusal of a step, or of an edit, that is not possible now', async () => {
    const row = rowOf(await create({ pictures: [await sent()] }));
    const at = { params: { id: row._id }, token: mine?.token };
    await ask(running.app, 'incident.review', at);
    await ask(running.app, 'incident.reject', { ...at, body: validDocument(forms['incident-reject']) });
    for (const refused of [await ask(running.app, 'incident.review', at), await save(row, {})]) {
      expect(refused.status).toBe(409);
      const [link = ''] = rowOf(refused).pictures ?? [];
      expect((await running.app.inject(link)).statusCode).toBe(200);
    }
  });

  it.each([
    ['a form', 'pictures.0', (link: string) => create({ pictures: [link] })],
    [
      'a step',
      'receipt',
      async (link: string) => {
        const params = { id: rowOf(await create({}))._id };
        await ask(running.app, 'incident.review', { params, token: other?.token });
        const body = { ...validDocument(forms['incident-settle']), receipt: link };
        return ask(running.app, 'incident.settle', { params, body, token: mine?.token });
      },
    ],
  ])('is refused at its field where %s is saved after it was swept', async (_, field, saved) => {
    const link = await sent();
    expect(await swept()).toContain(fileOf(link));
    const { status, envelope } = await saved(link);
    const error = serverMessages.refusal.pictureGone;
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ sort: field, error, errors: { [field]: error } });
  });

  it.each([
    ['as long as the sweeper leaves it alone for more than a save takes', 2, 200],
    ['and not any more when the sweeper may take it in the middle of a save', 0, 422],
  ])('may be named %s', async (_, minutesLeft, expected) => {
    const link = await sent();
    const { nameHours } = limits.upload;
    const put = new Date(Date.now() - nameHours * 60 * MINUTE + minutesLeft * MINUTE);
    await utimes(join(running.env.DATA_DIR, fileOf(link)), put, put);
    expect((await create({ pictures: [link] })).status).toBe(expected);
    expect(sweptBefore().getTime()).toBeLessThan(put.getTime() - 5 * MINUTE);
  });

  it('is not swept while a copy of the row that named it is being saved', async () => {
    const first = rowOf(await create({ pictures: [await sent()] }));
    const [picture = ''] = first.pictures ?? [];
    const copy = { ...document, pictures: [picture] };
    const { demandPictures } = await withAddresses(openStorage(running.env), copy, {
      name: 'incident',
      admin: { _id: other?.id ?? '', email: '', role: 2 },
    });
    const { passed: begun, open: begin } = gate();
    const gone = begun.then(() =>
      ask(running.app, 'incident.delete', { params: { id: first._id }, token: mine?.token }),
    );
    const sweeping = gone.then(swept);
    await running.db.transaction(async (tx) => {
      await demandPictures(tx);
      begin();
      await Promise.race([sweeping, wait(100)]);
      await insertRow(tx, 'incident', 'copy', { pictures: [`/${fileOf(picture)}`] });
    });
    expect((await gone).status).toBe(200);
    expect(await sweeping).not.toContain(fileOf(picture));
  });

  it('stays named by its row when its file is lost', async () => {
    const { pictures, ...row } = rowOf(await create({ pictures: [await sent()] }));
    await openStorage(running.env).remove(fileOf(pictures?.[0]));
    expect((await save(row, { pictures })).status).toBe(200);
  });

  it('is swept when nothing names it any more: replaced, deleted with its row, or never saved', async () => {
    await swept();
    const [kept, replaced, never] = [await sent(), await sent(), await sent()];
    const row = rowOf(await create({ pictures: [kept, replaced] }));
    const gone = rowOf(await create({ pictures: [await sent()] }));
    expect(await swept()).toEqual([fileOf(never)]);
    await save(row, { pictures: [kept] });
    await ask(running.app, 'incident.delete', { params: { id: gone._id }, token: mine?.token });
    expect((await swept()).sort()).toEqual([fileOf(replaced), fileOf(gone.pictures?.[0])].sort());
    expect(await picturesIn(running.env.DATA_DIR)).toContain(fileOf(kept));
  });
});
