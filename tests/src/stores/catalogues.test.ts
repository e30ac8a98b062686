// A row with a picture whose upload somebody cancels, and one whose id somebody else has taken.
import { afterEach, expect, test, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };

// Other test files have loaded these modules with others in their places.
vi.resetModules();
const { connect } = await import('#src/api/call.ts');
const { editableCatalogues, removeCall, rowTextOf, saveCall, saveRow } =
  await import('#src/stores/catalogues.ts');

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

test('an addition that came second is known by the id that the server gave it', async () => {
  connect({
    host: 'http://other',
    token: () => null,
    onSessionEnd: () => undefined,
    offers: () => Promise.resolve(false),
  });
  const rows = [
    { id: 12, _id: 12, name: 'Gulet' },
    { id: 13, _id: 13, name: 'Catamaran' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: true, data: rows, id: 13 })));
  const onSavedAs = vi.fn();
  expect(
    await saveRow('boattypes', { id: 12 }, { fields: { name: 'Catamaran' }, isNew: true, onSavedAs }),
  ).toBe(undefined);
  expect(onSavedAs.mock.calls).toEqual([[13]]);
});

test('§8 each catalogue has its words for what was saved and deleted', () => {
  const words = editableCatalogues.map((name) => [name, saveCall(name).success, removeCall(name).success]);
  expect(words).toEqual([
    ['accessories', 'Add Allowes Successfully', 'Delete Accessory Successfully'],
    ['allowes', 'Add Allowes Successfully', 'Delete Allow Successfully'],
    ['boatbrands', 'Add Brand Successfully', 'Delete Brand Successfully'],
    ['boattypes', 'Add Type Successfully', 'Delete Type Successfully'],
  ]);
});

test('a row without a name is called by its key, so that it can be told from others', () => {
  expect(
    [{ _id: 'gulet', name: 'Gulet' }, { id: 7, title: 'GPS' }, { _id: 'b7' }, {}].map(rowTextOf),
  ).toEqual(['Gulet', 'GPS', 'b7', '']);
});
