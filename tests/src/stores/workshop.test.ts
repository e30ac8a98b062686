// What is opened in the workshop, when answers overtake each other or do not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#src/api/call.ts';
import { loadSubjects, openSubject, saveDraft, workshop } from '#src/stores/workshop.ts';

/** Answers the first request that waits at the end of an address. */
let answer: (end: string, response?: Response) => Promise<void>;
const subject = (_id: string) => Response.json({ flag: true, data: { _id, title: _id, group: 'forms' } });
const refused = (error: string) => Response.json({ flag: false, error }, { status: 500 });

beforeEach(() => {
  connect({
    host: 'http://server.example',
    token: () => 'token',
    onSessionEnd: () => undefined,
    offers: () => Promise.resolve(false),
  });
  const waiting: { end: string; resolve: (response: Response) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => waiting.push({ end: url.replace(/^.*\//, ''), resolve })),
  );
  answer = async (end, response = subject(end)) => {
    const at = await vi.waitUntil(() => waiting.findIndex((one) => one.end === end) + 1);
    waiting.splice(at - 1, 1)[0]?.resolve(response);
  };
});
afterEach(() => void vi.unstubAllGlobals());

test('the subject that was chosen last is shown, whichever answer comes last', async () => {
  const both = [openSubject('reason'), openSubject('user')];
  await answer('user');
  await answer('reason');
  await Promise.all(both);
  expect(workshop.opened?._id).toBe('user');
});

test('a save that ends when another subject is chosen leaves that one shown', async () => {
  const opening = openSubject('reason');
  await answer('reason');
  await opening;
  const saving = saveDraft('reason', { texts: {} });
  const next = openSubject('user');
  await answer('user');
  await next;
  await answer('reason');
  expect((await saving).ok).toBe(true);
  expect(workshop.opened?._id).toBe('user');
});

test('that one of the list and the subject failed is said of that one, whatever becomes of the other', async () => {
  const both = [openSubject('user'), loadSubjects()];
  await answer('user', refused('No such file.'));
  await answer('workshop', Response.json({ flag: true, data: [] }));
  await Promise.all(both);
  expect(workshop).toMatchObject({ error: 'No such file.', listError: undefined });
  const again = [openSubject('user'), loadSubjects()];
  await answer('user');
  await answer('workshop', refused('No list.'));
  await Promise.all(again);
  expect(workshop).toMatchObject({ error: undefined, listError: 'No list.', opened: { _id: 'user' } });
});
