// What a schema refers to is put in its place; what refers to itself goes to `definitions` at the root, whoever takes it in.
import { describe, expect, test } from 'vitest';
import { interfaceOf } from '#schemas/compiler/types.ts';
import { Resolver } from '#schemas/compiler/resolve.ts';
import type { Json } from '#schemas/compiler/source.ts';
import type { Schema } from '#schemas/schema.ts';

const tree = {
  title: 'Tree',
  type: 'object',
  properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } },
};
const files: Record<string, object> = {
  'schemas/forms/tree.schema.json': tree,
  'schemas/forms/twice.schema.json': {
    properties: { pass: { type: 'string' }, again: { type: 'string', const: { $data: '1/pass' } } },
  },
  'schemas/forms/pair.schema.json': {
    definitions: {
      a: { properties: { b: { $ref: '#/definitions/b' } } },
      b: { properties: { a: { $ref: '#/definitions/a' } } },
    },
    properties: { a: { $ref: '#/definitions/a' }, tree: { $ref: 'tree.schema.json' } },
  },
  'schemas/bodies.schema.json': {
    definitions: {
      'new-tree': { type: 'object', properties: { data: { $ref: 'forms/tree.schema.json' } } },
      a: { $ref: 'forms/pair.schema.json#/definitions/a', title: 'A' },
    },
  },
  'schemas/forms/choice.schema.json': {
    properties: { kind: { enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'a' } } },
    then: { properties: { size: { type: 'number' } }, required: ['size'] },
    else: { properties: { size: { type: 'string' } } },
  },
  'schemas/forms/plain.schema.json': { properties: { a: {} } },
};
const resolver = new Resolver(Object.entries(files).map(([file, json]) => ({ file, json: json as Json })));
const formOf = (name: string): Schema => resolver.resolve(`schemas/forms/${name}.schema.json`);

test('a form that refers to itself keeps one copy for all depths', () => {
  const { properties, definitions } = formOf('tree');
  expect(properties?.['children']).toEqual({ type: 'array', items: { $ref: '#/definitions/tree' } });
  expect(definitions).toEqual({ tree: expect.objectContaining({ properties }) as unknown });
});

test('schemas that refer to each other', () => {
  const { properties, definitions } = formOf('pair');
  expect(properties?.['a']).toEqual({ $ref: '#/definitions/a' });
  expect(Object.keys(definitions ?? {}).sort()).toEqual(['a', 'b', 'tree']);
});

test('a body that takes in such a form has its definitions at its own root', () => {
  const body = resolver.resolve('schemas/bodies.schema.json', '/definitions/new-tree');
  expect(body.properties?.['data']).toEqual({ $ref: '#/definitions/tree' });
  expect(body.definitions).toHaveProperty('tree.properties.children.items', { $ref: '#/definitions/tree' });
});

test('a word beside such a reference stays beside it', () => {
  const body = resolver.resolve('schemas/bodies.schema.json', '/definitions/a');
  expect(body).toMatchObject({ $ref: '#/definitions/a', title: 'A' });
});

describe('a form is closed unless it says otherwise', () => {
  test('by its own fields', () => {
    expect(formOf('plain')).toMatchObject({ $id: 'plain', additionalProperties: false });
  });

  test('by the fields of all its parts, where there are several', () => {
    expect(formOf('choice')).toMatchObject({ unevaluatedProperties: false });
    expect(formOf('choice')).not.toHaveProperty('additionalProperties');
  });
});

describe('the type', () => {
  const typeOf = async (name: string): Promise<string> =>
    (await interfaceOf({ type: 'Form', schema: formOf(name) })).replaceAll(/\s+/g, ' ');

  test('of what a branch names is optional, and either of what two branches say', async () => {
    expect(await typeOf('choice')).toContain("{ kind?: 'a' | 'b'; size?: number | string; }");
  });

  test('of what is the same as another field is that of any text', async () => {
    expect(await typeOf('twice')).toContain('{ pass?: string; again?: string; }');
  });

  test('of a schema that refers to itself refers to itself', async () => {
    expect(await typeOf('tree')).toMatch(
      /interface FormTree \{ name\?: string; children\?: FormTree\[\]; \}/,
    );
  });
});
