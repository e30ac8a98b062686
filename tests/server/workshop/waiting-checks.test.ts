// The workshop checks one draft at a time: who waits for a turn is not what takes long.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { workerClient } from '#server/workshop/worker-client.ts';

const answerSeconds = vi.hoisted(() => 1);
vi.mock('#schemas/limits.json', async (original) => {
  const { default: limits } = await original<{ default: { workshop: object } }>();
  return { default: { ...limits, workshop: { ...limits.workshop, answerSeconds } } };
});

test('what waits for its turn is answered, though all together take longer than one may', async () => {
  const worker = workerClient('schemas');
  await worker.ask('list', null);
  let answered = 0;
  let lasted = 0;
  for (let count = 50; lasted <= 2 * answerSeconds * 1000; count *= 2) {
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: count }, () => worker.ask('list', null)));
    lasted = performance.now() - started;
    answered += answers.filter((subjects) => subjects.length > 0).length;
  }
  expect(answered).toBeGreaterThanOrEqual(50);
  await worker.close();
}, 60_000);

test('one that takes too long is ended by itself: those that wait behind it are answered', async () => {
  const worker = workerClient('schemas');
  const read = (part: string): string => readFileSync(`schemas/forms/reason.${part}.json`, 'utf8');
  const schema = read('schema').replace(
    '"properties": {',
    '"properties": { "marks": { "title": "Marks", "type": "array", "uniqueItems": true },',
  );
  const marks = Array.from({ length: 60_000 }, (_, mark) => ({ mark }));
  const draft = { texts: { schema, ui: read('ui') } };
  const slow = worker.ask('judge', { subject: 'reason', draft, form: undefined, data: { marks } });
  const behind = [worker.ask('list', null), worker.ask('knows', { subject: 'reason' })];
  await expect(slow).rejects.toThrow(messages.workshop.checkSlow);
  await expect(Promise.all(behind)).resolves.toEqual([expect.any(Array), true]);
  await worker.close();
}, 60_000);
