import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, restoreDraft, saveDraft } from '#src/forms/draft.ts';

const known = (name: string) => ['model', 'year', 'password'].includes(name);
const loaded = { model: 'A', year: 2010 };

describe('a draft', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes back with what was typed and what was emptied', () => {
    saveDraft('boat/1', loaded, { model: 'B' });
    expect(restoreDraft('boat/1', loaded, known)).toEqual({ model: 'B', year: undefined });
  });

  it('leaves alone what somebody else changed in other fields meanwhile', () => {
    saveDraft('boat/1', loaded, { model: 'B', year: 2010 });
    expect(restoreDraft('boat/1', { model: 'A', year: 2020 }, known)).toEqual({ model: 'B', year: 2020 });
  });

  it('is dropped when nothing differs any more', () => {
    saveDraft('boat/1', loaded, { model: 'B', year: 2010 });
    saveDraft('boat/1', loaded, { ...loaded });
    expect(stored.size).toBe(0);
  });

  it('is none when what it holds was saved in the meantime', () => {
    saveDraft('boat/1', loaded, { model: 'B', year: 2010 });
    expect(restoreDraft('boat/1', { model: 'B', year: 2010 }, known)).toBeUndefined();
  });

  it('is forgotten on demand, and belongs to its own key', () => {
    saveDraft('boat/1', loaded, { model: 'B' });
    expect(restoreDraft('boat/2', loaded, known)).toBeUndefined();
    dropDraft('boat/1');
    expect(restoreDraft('boat/1', loaded, known)).toBeUndefined();
  });

  it('never holds a secret', () => {
    saveDraft('login', {}, { model: 'B', password: 'harbour-light' }, ['password']);
    expect([...stored.values()].join()).not.toContain('harbour-light');
  });

  it.each(['not JSON', '{"model":"B"}', '[1,["other","B"],[2]]', 'null'])(
    'that is no draft of this form is ignored: %s',
    (text) => {
      stored.set('draft:boat/1', text);
      expect(restoreDraft('boat/1', loaded, known)).toBeUndefined();
    },
  );

  it('is given up when the storage is full or forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => saveDraft('boat/1', loaded, { model: 'B' })).not.toThrow();
    expect(restoreDraft('boat/1', loaded, known)).toBeUndefined();
  });
});
