// What is opened in the workshop, when answers overtake each other.
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '#src/api/call.ts';
import { openSubject, workshop } from '#src/stores/workshop.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the subject that was chosen last is shown, whichever answer comes last', async () => {
  connect({
    host: 'http://server.example',
    token: () => 'token',
    onSessionEnd: () => undefined,
    offers: () => Promise.resolve(false),
  });
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal(
    'fetch',
    (url: string) => new Promise<Response>((resolve) => answers.set(url.replace(/^.*\//, ''), resolve)),
  );
  const answer = (_id: string): void =>
    answers.get(_id)?.(Response.json({ flag: true, data: { _id, title: _id, group: 'forms' } }));
  const both = [openSubject('reason'), openSubject('user')];
  await vi.waitFor(() => expect([...answers.keys()]).toEqual(['reason', 'user']));
  answer('user');
  answer('reason');
  await Promise.all(both);
  expect(workshop.opened?._id).toBe('user');
});
