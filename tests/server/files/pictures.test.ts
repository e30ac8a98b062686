import sharp from 'sharp';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { documentTypes } from '#machines/boat-approval.ts';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { documentMachine } from '#machines/document.machine.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import pictures from '#schemas/picture-slots.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { thumbnailOf } from '#src/screens/boats/picture-slots.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { dot, multipart, upload } from '#tests/support/server/multipart.ts';
import { statesOf } from '#tests/support/models/model.ts';
import { photo, png } from '#tests/support/photos.ts';
import { fingerprintOf, givenBoat, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const MIB = 1024 * 1024;
const kinds = {
  jpeg: () => photo(300, 200).jpeg().toBuffer(),
  'progressive jpeg': () => photo(300, 200).jpeg({ progressive: true }).toBuffer(),
  'jpeg of print colours': () => photo(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
  'grey jpeg': () => photo(300, 200).greyscale().jpeg().toBuffer(),
  png: () => photo(300, 200).png().toBuffer(),
  'png of 16 bits': () => photo(300, 200).toColourspace('rgb16').png().toBuffer(),
  'png with a palette': () => photo(300, 200).png({ palette: true }).toBuffer(),
  webp: () => photo(300, 200).webp().toBuffer(),
  'webp without loss': () => photo(300, 200).webp({ lossless: true }).toBuffer(),
  avif: () => photo(300, 200).avif({ effort: 0 }).toBuffer(),
};

describeServer('a picture', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  let boatId: string;
  beforeAll(async () => {
    admin = await signedIn(running.db, 2);
  });
  beforeEach(async () => {
    ({ id: boatId } = await givenBoat(running.db));
  });

  const save = (request: Request, slot = 'cover'): Promise<Answered> =>
    ask(running.app, 'saveBoatImage', { params: { boatId, slot }, token: admin.token, ...request });
  const saveDocument = (request: Request, type = 'navigation'): Promise<Answered> =>
    ask(running.app, 'saveDocumentImage', { params: { boatId, type }, token: admin.token, ...request });
  const boatOf = ({ status, envelope }: Answered): Boat => {
    expect({ status, error: envelope.error }).toEqual({ status: 200, error: undefined });
    return envelope.data as Boat;
  };
  const get = (url = '') => running.app.inject({ url });
  const filesOf = async (id: string): Promise<string[]> =>
    (await picturesIn(running.env.DATA_DIR)).filter((file) => file.includes(id));

  it.each(Object.entries(kinds))(
    '§5 that is a %s is stored as webp, with a thumbnail',
    async (_kind, make) => {
      const boat = boatOf(await save(upload(await make())));
      expect(boat.coverImage).toMatch(new RegExp(`^/images/boats/${boatId}/cover-[0-9a-f]{24}\\.webp$`));
      const answered = await get(boat.coverImage);
      expect(answered.statusCode).toBe(200);
      expect(answered.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(answered.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(answered.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 300,
        height: 200,
      });
      const small = await get(thumbnailOf(boat.coverImage ?? ''));
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 360,
        height: 240,
      });
      expect(await filesOf(boatId)).toHaveLength(2);
    },
  );

  it('§3 of each slot is stored under its key', async () => {
    for (const { slot } of pictures.slots) boatOf(await save(upload(dot), slot));
    const boat = boatOf(await ask(running.app, 'getBoat', { params: { id: boatId }, token: admin.token }));
    expect(Object.keys(boat.boatImage ?? {}).sort()).toEqual([
      'cover',
      'cover4',
      'cover5',
      'photo2',
      'photo3',
    ]);
    for (const [key, address] of Object.entries(boat.boatImage ?? {})) expect(address).toContain(`/${key}-`);
    expect(boat.version).toBe(6);
  });

  it('is made no larger than needed, and never larger than it was', async () => {
    const large = boatOf(await save(upload(await photo(4000, 1000).jpeg().toBuffer())));
    const { rawPayload } = await get(large.coverImage);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2400, height: 600 });
    const small = boatOf(await save(upload(dot)));
    expect(await sharp((await get(small.coverImage)).rawPayload).metadata()).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  it('keeps nothing that says where, when and with what it was taken', async () => {
    const exif = {
      IFD0: { Copyright: 'Ada', Make: 'Camera of Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 30/1 0/1', GPSLongitude: '16/1 26/1 0/1' },
    };
    const sent = photo().withExif(exif).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada</x:xmpmeta>');
    const bytes = await sent.keepIccProfile().jpeg().toBuffer();
    expect(bytes.includes('Camera of Ada')).toBe(true);
    const boat = boatOf(await save(upload(bytes)));
    for (const url of [boat.coverImage ?? '', thumbnailOf(boat.coverImage ?? '')]) {
      const { rawPayload } = await get(url);
      const { exif, xmp, icc, iptc } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(rawPayload.includes('Ada')).toBe(false);
    }
  });

  it('that was taken with a turned camera stands upright', async () => {
    const boat = boatOf(
      await save(upload(await photo(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer())),
    );
    const { rawPayload } = await get(boat.coverImage);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 40, height: 60 });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[data.length - 3]).toBeLessThan(60);
  });

  it('that moves keeps its first frame', async () => {
    const frames = await sharp({ create: { width: 50, height: 100, channels: 3, background: '#fff' } })
      .composite([
        { input: { create: { width: 50, height: 50, channels: 3, background: '#000' } }, top: 50, left: 0 },
      ])
      .raw()
      .toBuffer();
    const moving = sharp(frames, { raw: { width: 50, height: 100, channels: 3, pageHeight: 50 } });
    const bytes = await moving.webp({ lossless: true, loop: 0, delay: [100, 100] }).toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const boat = boatOf(await save(upload(bytes)));
    const stored = sharp((await get(boat.coverImage)).rawPayload);
    expect(await stored.metadata()).toMatchObject({ width: 50, height: 50 });
    expect((await stored.stats()).channels[0]?.mean).toBeGreaterThan(240);
  });

  it.each([
    ['another name', { filename: 'boat.gif' }],
    ['the type of another picture', { type: 'image/jpeg' }],
    ['no type', { type: 'application/octet-stream' }],
    ['the name of a program', { filename: 'boat.exe' }],
    ['a long name', { filename: 'x'.repeat(3000) }],
    ['a name of other letters', { filename: 'čamac 船.png' }],
  ])('with %s is judged by what it is, and its name is not used', async (_title, part) => {
    const boat = boatOf(await save(upload(dot, part)));
    expect(boat.coverImage).toMatch(/cover-[0-9a-f]{24}\.webp$/);
  });

  it('that unpacks to far more than it shows takes neither time nor memory', async () => {
    const before = process.memoryUsage().rss;
    const rows = png(100, 100, Buffer.alloc(200 * MIB));
    boatOf(await save(upload(rows)));
    expect(process.memoryUsage().rss - before).toBeLessThan(320 * MIB);
  });

  it('whose bytes happen to begin as a drawing does is no drawing', async () => {
    const bytes = await kinds.jpeg();
    const segment = Buffer.from('\xff\xef\0\x0b<svg \x8e\x02\xe1>', 'latin1');
    boatOf(await save(upload(Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]))));
  });

  it('whose bytes happen to end as an archive does is none where no file of one begins', async () => {
    const bytes = await kinds.jpeg();
    const segment = Buffer.from('\xff\xef\0\x06PK\x05\x06', 'latin1');
    boatOf(await save(upload(Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]))));
  });

  it('replaces the one before, whose files are gone', async () => {
    const first = boatOf(await save(upload(dot)));
    const second = boatOf(await save(upload(await kinds.jpeg())));
    expect(second.coverImage).not.toBe(first.coverImage);
    expect((await get(first.coverImage)).statusCode).toBe(404);
    expect((await get(thumbnailOf(first.coverImage ?? ''))).statusCode).toBe(404);
    expect(await filesOf(boatId)).toHaveLength(2);
  });

  it('is one change with its audit entry and one alert', async () => {
    boatOf(await save(upload(dot), 'photo5'));
    const audits = await running.db.query(
      sql`select admin_id, action, before->'boatImage' as before, after->'boatImage' as after from audits where entity_id = ${boatId}`,
    );
    const address = expect.stringMatching(/cover5-/) as string;
    expect(audits).toEqual([
      { admin_id: admin.id, action: 'saveBoatImage', before: {}, after: { cover5: address } },
    ]);
    const alerts = await running.db.query(sql`
      select event, audience, payload from alerts where payload->>'id' = ${boatId} or payload->>'boatId' = ${boatId}`);
    expect(alerts).toEqual([
      { event: 'changed', audience: 'admins', payload: { entity: 'boat', id: boatId, version: 2 } },
    ]);
  });

  it('for an older version of the boat answers 412 with the newer one, and leaves no file', async () => {
    const headers = { 'if-match': '"1"' };
    const request = upload(dot);
    boatOf(await save({ ...request, headers: { ...request.headers, ...headers } }));
    const files = await filesOf(boatId);
    const stale = await save({ ...request, headers: { ...request.headers, ...headers } });
    expect(stale.status).toBe(412);
    expect(stale.envelope.data).toMatchObject({ _id: boatId, version: 2 });
    expect(await filesOf(boatId)).toEqual(files);
  });

  it('for one version from two at once: one wins, and only its files are left', async () => {
    const request = upload(dot);
    const headers = { ...request.headers, 'if-match': '1' };
    const answers = await Promise.all(
      ['cover', 'cover', 'photo2'].map((slot) => save({ ...request, headers }, slot)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await filesOf(boatId)).toHaveLength(2);
  });

  it('many times at once without versions: the last one is kept, and only its files', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(upload(dot))));
    for (const answered of answers) boatOf(answered);
    const boat = boatOf(await ask(running.app, 'getBoat', { params: { id: boatId }, token: admin.token }));
    expect(boat.version).toBe(9);
    expect((await get(boat.coverImage)).statusCode).toBe(200);
    expect(await filesOf(boatId)).toHaveLength(2);
  });

  it('too many at once are told to come again, and leave nothing', async () => {
    const many = limits.upload.underWay + 4;
    const bytes = upload(await kinds.jpeg());
    const answers = await Promise.all(Array.from({ length: many }, () => save(bytes)));
    const codes = answers.map(({ status }) => status);
    // A busy machine takes fewer than its limit.
    expect(codes).toContain(200);
    for (const { status, headers } of answers.filter(({ status }) => status !== 200))
      expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '2' });
    expect(codes).toContain(503);
    expect(await filesOf(boatId)).toHaveLength(2);
  });

  it('of a change that fails is taken back', async () => {
    await running.db.script(
      `alter table audits add constraint no_${engine.name} check (entity_id <> '${boatId}')`,
    );
    const before = await fingerprintOf(running.db);
    const { status } = await save(upload(dot));
    expect(status).toBeGreaterThanOrEqual(400);
    await running.db.script(`alter table audits drop constraint no_${engine.name}`);
    expect(await filesOf(boatId)).toEqual([]);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('leaves pictures that are kept elsewhere alone', async () => {
    const elsewhere = 'https://pictures.example/images/boats/1/cover.webp';
    await running.db.query(
      sql`update boats set boat_image = ${JSON.stringify({ cover: elsewhere, photo2: '/images/../../x.webp' })}::jsonb where _id = ${boatId}`,
    );
    boatOf(await save(upload(dot)));
    boatOf(await save(upload(dot), 'photo2'));
    expect(await filesOf(boatId)).toHaveLength(4);
  });

  it('leaves pictures of another boat alone', async () => {
    const { coverImage: cover } = boatOf(await save(upload(dot)));
    ({ id: boatId } = await givenBoat(running.db));
    await running.db.query(
      sql`update boats set boat_image = ${JSON.stringify({ cover })}::jsonb where _id = ${boatId}`,
    );
    boatOf(await save(upload(dot)));
    expect((await get(cover)).statusCode).toBe(200);
  });

  it('of a boat with an odd key stays in the folder of pictures', async () => {
    ({ id: boatId } = await givenBoat(running.db, { id: `../../${engine.name} ž%2e` }));
    const boat = boatOf(await save(upload(dot)));
    expect(boat.coverImage).toMatch(/^\/images\/boats\/[\w~-]+\/cover-[0-9a-f]{24}\.webp$/);
    expect((await get(boat.coverImage)).statusCode).toBe(200);
  });

  it('tells of itself to who asks by HEAD', async () => {
    const { coverImage: url = '' } = boatOf(await save(upload(dot)));
    const [shown, told] = [await get(url), await running.app.inject({ method: 'HEAD', url })];
    expect({ code: told.statusCode, body: told.body }).toEqual({ code: 200, body: '' });
    for (const name of ['content-type', 'content-length', 'etag'])
      expect(told.headers[name], name).toBe(shown.headers[name]);
  });

  it('is public, and asked for again answers 304', async () => {
    const { coverImage: url = '' } = boatOf(await save(upload(dot)));
    const { headers } = await get(url);
    expect(headers['last-modified']).toMatch(/GMT$/);
    // A proxy that may change an answer makes its tag a weak one.
    for (const known of [String(headers.etag), `W/${String(headers.etag)}`]) {
      const again = await running.app.inject({ url, headers: { 'if-none-match': known } });
      expect({ code: again.statusCode, body: again.body }).toEqual({ code: 304, body: '' });
    }
  });

  it.each([
    '/images/',
    '/images/boats',
    '/images/boats/nothing.webp',
    '/images/../private/documents/x.webp',
    '/images/..%2fprivate/x.webp',
    '/images/%2e%2e/%2e%2e/etc/passwd',
    '/images/boats/a%00.webp',
    '/images//etc/passwd',
    '/images/.hidden.webp',
    '/images/boats/x.webp.0a1b2c.part',
    `/images/${'x'.repeat(2000)}.webp`,
  ])('is not found at %s', async (url) => {
    const { statusCode, body } = await running.app.inject({ url, headers: { accept: '*/*' } });
    expect([400, 403, 404]).toContain(statusCode);
    expect(JSON.parse(body)).toMatchObject({ flag: false });
  });

  it.each(documentTypes.flatMap((type) => statesOf(documentMachine).map((state) => ({ type, state }))))(
    '§4 of $type that is $state sets it back to undecided, and reviewers hear of it',
    async ({ type, state }) => {
      const other = type === 'navigation' ? 'authorization' : 'navigation';
      const codes = {
        [type]: codeOf('document', state as StateOf<'document'>),
        [other]: codeOf('document', 'approved'),
      };
      ({ id: boatId } = await givenBoat(running.db, { ...codes, attributes: { model: 'Bali $& 4' } }));
      const boat = boatOf(await saveDocument(upload(dot), type));
      expect(boat.status).toEqual({ ...codes, [type]: codeOf('document', 'undecided') });
      expect(boat.version).toBe(2);
      const alerts = await running.db.query(sql`
        select event, audience, payload from alerts
        where payload->>'id' = ${boatId} or payload->>'boatId' = ${boatId} order by number`);
      expect(alerts).toEqual([
        {
          event: 'alertaddnewboat',
          audience: 'admins',
          payload: {
            boatId,
            type,
            message: 'New document image for Bali $& 4',
            text: { key: 'New document image for {{model}}', values: { model: 'Bali $& 4' } },
          },
        },
        { event: 'changed', audience: 'admins', payload: { entity: 'boat', id: boatId, version: 2 } },
      ]);
      const audits = await running.db.query(
        sql`select admin_id, action from audits where entity_id = ${boatId}`,
      );
      expect(audits).toEqual([{ admin_id: admin.id, action: 'upload' }]);
    },
  );

  it('of a document opens with a signed link only', async () => {
    const boat = boatOf(await saveDocument(upload(dot), 'authorization'));
    const link = boat.docImage?.authorization ?? '';
    const answered = await get(link);
    expect(answered.statusCode).toBe(200);
    expect(answered.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
    });
    const [path = '', query = ''] = link.split('?');
    expect(await filesOf(boatId)).toEqual([path.slice(1)]);
    const later = query.replace(/expires=\d+/, (text) => `expires=${Number(text.slice(8)) + 1}`);
    for (const url of [
      path,
      `${path}?`,
      `${path}?${later}`,
      `${thumbnailOf(path.replace('private', 'images'))}?${query}`,
      `${path.replace('.webp', '.thumb.webp')}?${query}`,
      `/images/..${path}`,
      path.replace('/private/', '/images/..%2fprivate%2f'),
      path.replace('private', 'images'),
    ])
      expect([400, 403, 404], url).toContain((await get(url)).statusCode);
    const bearer = { authorization: `Bearer ${admin.token}` };
    expect((await running.app.inject({ url: path, headers: bearer })).statusCode).toBe(403);
  });

  it('§6 is refused to customer support before it is read', async () => {
    const { token } = await signedIn(running.db, 3);
    const before = await fingerprintOf(running.db);
    for (const request of [
      upload(dot),
      multipart(),
      { body: Buffer.alloc(20 * MIB), headers: upload(dot).headers },
    ])
      for (const answered of [await save({ ...request, token }), await saveDocument({ ...request, token })]) {
        expect(answered.status).toBe(403);
        expect(answered.envelope.sort).toBe('role');
      }
    expect(await filesOf(boatId)).toEqual([]);
    expect(await fingerprintOf(running.db)).toBe(before);
  });
});
