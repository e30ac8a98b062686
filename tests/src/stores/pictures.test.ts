// Pictures of one boat that are sent while others are on their way: each makes a new version of the boat.
import { beforeEach, expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const upload = vi.fn<(row: object, sent: { version?: number }) => Promise<unknown>>();
vi.mock('#src/api/upload.ts', () => ({ upload }));
// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { sendBoatPicture, sendDocument } = await import('#src/stores/pictures.ts');
const { currentBoat, takeBoat } = await import('#src/stores/current-boat.ts');

const file = new File(['picture'], 'quay.jpg');
const boat = { _id: 'b', version: 1 };
const sending = (control = new AbortController()) => ({
  onProgress: () => undefined,
  signal: control.signal,
});
const saved = (version: number) => ({ ok: true, data: { ...boat, version }, envelope: {} });

beforeEach(() => {
  upload.mockReset();
  takeBoat(boat, null);
});

test('a picture that is sent while another one is on its way is no change of somebody else', async () => {
  const { passed, open: answer } = gate<unknown>();
  upload.mockReturnValueOnce(passed).mockResolvedValueOnce(saved(3));
  const first = sendBoatPicture(boat, 'photo2')(file, sending());
  const second = sendDocument(boat, 'navigation')(file, sending());
  await vi.waitFor(() => expect(upload).toHaveBeenCalled());
  answer(saved(2));
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  expect(upload.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
  expect(currentBoat.boat).toMatchObject({ version: 3 });
});

test('what waits for its turn is cancelled at once, and never sent', async () => {
  const { passed, open: answer } = gate<unknown>();
  upload.mockReturnValueOnce(passed);
  const first = sendBoatPicture(boat, 'cover')(file, sending());
  const control = new AbortController();
  const second = sendBoatPicture(boat, 'photo2')(file, sending(control));
  control.abort();
  expect(await second).toBe('aborted');
  answer(saved(2));
  expect(await first).toBeUndefined();
  expect(upload).toHaveBeenCalledTimes(1);
});
