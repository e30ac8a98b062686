import { expect, it } from 'vitest';
import { sectionsOf } from '#src/forms/templates/sections.ts';

const shown = (name: string) => ({ name, hidden: false });
const names = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ title, properties }) => [title, properties.map(({ name }) => name)]);

it('a field that no section names follows in the last one', () => {
  const sections = [
    { title: 'The boat', fields: ['year', 'model'] },
    { title: 'On board', fields: ['capacity'] },
  ];
  expect(names(sectionsOf(['model', 'year', 'beam', 'capacity'].map(shown), sections))).toEqual([
    ['The boat', ['year', 'model']],
    ['On board', ['capacity', 'beam']],
  ]);
});

it('without sections all fields stand together; hidden ones have no place', () => {
  expect(names(sectionsOf([shown('model'), { name: 'user', hidden: true }]))).toEqual([
    [undefined, ['model']],
  ]);
});

it('a section none of whose fields exist is left out', () => {
  expect(
    names(
      sectionsOf(
        [shown('model')],
        [
          { title: 'Gone', fields: ['x'] },
          { title: 'All', fields: [] },
        ],
      ),
    ),
  ).toEqual([['All', ['model']]]);
});
