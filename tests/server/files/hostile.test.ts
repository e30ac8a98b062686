import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { dot, upload, withTitle } from '#tests/support/server/multipart.ts';
import { fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { hostileUploads } from './corpus.ts';

const sentences = Object.values({ ...messages.refusal, ...serverMessages.refusal }).map(
  (text) => new RegExp(`^${text.replace(/[.()]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`),
);
// The texts of a form whose title did not arrive.
sentences.push(/^Title is required\.$/);
const corpus = await hostileUploads();
const titles = corpus.map(([title]) => title);

it('the corpus of hostile uploads has at least sixty, each of its own', () => {
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(60);
});

describeServer('a hostile upload', (engine) => {
  const running = useApp(engine);
  let token: string;
  let before: string;
  const rows: { name: CallName; params: Record<string, string> }[] = [
    { name: 'saveBoatImage', params: { boatId: 'boat', slot: 'cover' } },
    { name: 'saveDocumentImage', params: { boatId: 'boat', type: 'navigation' } },
    { name: 'setAccessory', params: { id: '900' } },
    { name: 'setAllowed', params: { id: '900' } },
  ];
  beforeAll(async () => {
    await givenBoat(running.db, { id: 'boat', navigation: 1 });
    ({ token } = await signedIn(running.db));
    before = await fingerprintOf(running.db);
  });

  describe.each(rows)('of $name', ({ name, params }) => {
    it.each(corpus)(
      'with %s is refused in words, leaves no file and changes nothing',
      async (_title, request, status) => {
        // A good title beside it must not let a picture through.
        const sent = name.startsWith('set') ? withTitle(request) : request;
        const answered = await ask(running.app, name, { params, token, ...sent });
        expect(answered.envelope).toMatchObject({ flag: false, sort: expect.any(String) as string });
        expect(answered.status).toBe(status);
        expect(sentences.some((sentence) => sentence.test(answered.envelope.error ?? ''))).toBe(true);
        expect(answered.text).not.toMatch(/vips|heif|busboy|\/tmp|node_modules/i);
        expect(await picturesIn(running.env.DATA_DIR)).toEqual([]);
        expect(await fingerprintOf(running.db)).toBe(before);
      },
    );
  });

  it('of 11 MiB that does not say its size is refused while it arrives', async () => {
    const { body, headers } = upload(Buffer.alloc(11 * 1024 * 1024, 'x'), { type: 'image/jpeg' });
    let taken = 0;
    function* pieces(): Generator<Buffer> {
      for (; taken < body.length; taken += 65_536) yield body.subarray(taken, taken + 65_536);
    }
    const [row] = rows;
    if (!row) throw new Error('There is no row to ask.');
    const request = { ...row, token, headers, body: Readable.from(pieces()) };
    const { status, envelope } = await ask(running.app, row.name, request);
    expect(status).toBe(413);
    expect(envelope.error).toBe('The picture is larger than 10 MiB.');
    expect(await picturesIn(running.env.DATA_DIR)).toEqual([]);
  });

  it.each([
    ['an unknown slot', 'saveBoatImage', { boatId: 'boat', slot: 'photo6' }, 422],
    ['a key in place of a slot', 'saveBoatImage', { boatId: 'boat', slot: 'cover4' }, 422],
    ['__proto__ as a slot', 'saveBoatImage', { boatId: 'boat', slot: '__proto__' }, 422],
    ['a path as a slot', 'saveBoatImage', { boatId: 'boat', slot: '../../x' }, 422],
    ['an unknown document', 'saveDocumentImage', { boatId: 'boat', type: 'licence' }, 422],
    ['an unknown boat', 'saveBoatImage', { boatId: 'nowhere', slot: 'cover' }, 404],
    ['a path as a boat', 'saveBoatImage', { boatId: '../../etc', slot: 'cover' }, 404],
    ['NUL as a boat', 'saveBoatImage', { boatId: 'a\0b', slot: 'cover' }, 400],
  ] as const)('of a good picture for %s is refused', async (_title, name, params, status) => {
    const answered = await ask(running.app, name, { params, token, ...upload(dot) });
    expect(answered.status).toBe(status);
    expect(await picturesIn(running.env.DATA_DIR)).toEqual([]);
    expect(await fingerprintOf(running.db)).toBe(before);
  });
});
