// A check of the workshop that takes too long is ended, and said to be.
import { expect, test, vi } from 'vitest';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { workerClient } from '#server/workshop/worker-client.ts';

vi.mock('#schemas/limits.json', async (original) => {
  const { default: limits } = await original<{ default: { workshop: object } }>();
  return { default: { ...limits, workshop: { ...limits.workshop, answerSeconds: 0.001 } } };
});

test('whoever asked is told, and the thread is started anew for the next one', async () => {
  const worker = workerClient('schemas');
  for (let round = 0; round < 2; round += 1)
    await expect(worker.ask('list', null)).rejects.toThrow(messages.workshop.checkSlow);
  await worker.close();
});
