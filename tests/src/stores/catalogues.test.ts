// A row with a picture whose upload somebody cancels.
import { afterEach, expect, test, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { saveRow } from '#src/stores/catalogues.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an upload that is cancelled saves nothing, and says so', async () => {
  const send = vi.fn();
  const Cancelled = class {
    upload = {};
    open = vi.fn();
    setRequestHeader = vi.fn();
    send = send;
  };
  vi.stubGlobal('XMLHttpRequest', Cancelled);
  vi.stubGlobal('localStorage', { getItem: () => null });
  const icon = new File(['x'], 'kayak.png', { type: 'image/png' });
  const change = { fields: { title: 'Kayak' }, isNew: true, icon, signal: AbortSignal.abort() };
  const failure = await saveRow('accessories', { id: 900 }, change);
  expect(failure?.error).toBe(messages.refusal.uploadCancelled);
  expect(send).not.toHaveBeenCalled();
});
