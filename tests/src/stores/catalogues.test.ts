// A row with a picture whose upload somebody cancels.
import { expect, test, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };

vi.mock('#src/api/upload.ts', () => ({ upload: () => Promise.resolve(undefined) }));

test('an upload that is cancelled saves nothing, and says so', async () => {
  const { saveTitled } = await import('#src/stores/catalogues.ts');
  const icon = new File(['x'], 'kayak.png', { type: 'image/png' });
  const failure = await saveTitled(
    'accessories',
    { id: 900 },
    { fields: { title: 'Kayak' }, isNew: true, icon },
  );
  expect(failure?.error).toBe(messages.refusal.uploadCancelled);
});
