// The automatic message: an answer that comes late.
import { expect, test, vi } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { call } from '#src/api/call.ts';
import { loadTemplate, messageTemplate, saveTemplate } from '#src/stores/message-template.ts';
import { gate } from '#tests/support/gate.ts';

vi.mock(import('#src/api/call.ts'), { spy: true });

test('what is answered late to a reading does not replace what was saved meanwhile', async () => {
  const { passed, open } = gate();
  vi.mocked(call).mockImplementation(async (row) => {
    if (row === calls.getTemplate) await passed;
    const data = row === calls.getTemplate ? { text: 'Old', version: 1 } : { text: 'New', version: 2 };
    return { ok: true, data, envelope: { flag: true, data } } as never;
  });
  const reading = loadTemplate();
  await saveTemplate({ _id: 'automatic', text: 'Old', version: 1 }, { text: 'New' });
  open();
  await reading;
  expect(messageTemplate.template).toMatchObject({ text: 'New', version: 2 });
});
