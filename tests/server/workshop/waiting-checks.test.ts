// The workshop checks one draft at a time: who waits for a turn is not what takes long.
import { expect, test, vi } from 'vitest';
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
