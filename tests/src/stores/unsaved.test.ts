// What is typed lies in layers: a dialog over a form, each with a way out of its own.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsaved, leave, leaveWith, markUnsaved, stay, unsaved } from '#src/stores/unsaved.ts';

const discard = { form: vi.fn(), dialog: vi.fn() };

beforeEach(() => {
  forgetUnsaved();
  stay();
  vi.clearAllMocks();
});

const type = (key: keyof typeof discard): void => markUnsaved(key, true, discard[key]);

test('a dialog in which nothing is typed closes unasked, whatever is typed beneath it', () => {
  const close = vi.fn();
  type('form');
  leaveWith(close, 'dialog');
  expect(close).toHaveBeenCalledOnce();
  expect(unsaved).toMatchObject({ isDirty: true, isAsking: false });
});

test('a dialog that is left forgets what was typed in it, and nothing else', () => {
  const [close, prepare] = [vi.fn(), vi.fn()];
  type('form');
  type('dialog');
  leaveWith(close, 'dialog');
  expect(unsaved.isAsking).toBe(true);
  leave(prepare);
  expect(close).toHaveBeenCalledOnce();
  // What is done before the page is left waits for that.
  expect(prepare).not.toHaveBeenCalled();
  expect(discard.dialog).toHaveBeenCalledOnce();
  expect(discard.form).not.toHaveBeenCalled();
  expect(unsaved).toMatchObject({ isDirty: true, isAsking: false });
});

test('the way out of the page asks about all of it, and forgets all of it', () => {
  const prepare = vi.fn();
  const go = vi.fn();
  type('form');
  type('dialog');
  leaveWith(go);
  expect(go).not.toHaveBeenCalled();
  leave(prepare);
  expect(prepare).toHaveBeenCalledExactlyOnceWith(go);
  expect(discard.form).toHaveBeenCalledOnce();
  expect(discard.dialog).toHaveBeenCalledOnce();
  expect(unsaved.isDirty).toBe(false);
});
