import { expect, it } from 'vitest';
import { carriedOver } from '#src/forms/keeping-form.ts';

const branch = (properties: object) => ({ type: 'object', properties }) as never;
const sail = branch({ kind: { const: 'sail' }, crew: { default: 2 }, area: { type: 'number' } });
const motor = branch({ kind: { const: 'motor' }, crew: { default: 1 }, power: { type: 'number' } });

it('what another branch fixed or proposed becomes what this one does', () => {
  expect(carriedOver(motor, sail, { kind: 'sail', crew: 2 })).toEqual({ kind: 'motor', crew: 1 });
});

it('what was typed stays, also what the branch does not know', () => {
  const typed = { kind: 'other', crew: 5, area: 30, rows: [1, [2]], deep: { a: null } };
  expect(carriedOver(motor, sail, typed)).toEqual(typed);
});

it('groups are gone through at every depth', () => {
  const [now, before] = [motor, sail].map((inner) => branch({ drive: inner }));
  expect(carriedOver(now, before, { drive: { kind: 'sail', area: 1 } })).toEqual({
    drive: { kind: 'motor', area: 1 },
  });
});
