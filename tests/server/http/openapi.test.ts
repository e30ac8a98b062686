import { beforeAll, expect, it } from 'vitest';
import { calls, twinOf, type Call } from '#schemas/calls.ts';
import { bodies, forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { answeredRows, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: object[];
  responses: Record<string, unknown>;
}

interface Description {
  openapi: string;
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

const definitions: Record<string, { schema: Schema }> = { ...bodies, ...forms };

describeServer('/api/openapi.json', (engine) => {
  const running = useApp(engine, { PRODUCT_NAME: 'Harbour' });
  let text: string;
  let description: Description;
  beforeAll(async () => {
    const response = await running.app.inject('/api/openapi.json');
    expect(response.statusCode).toBe(200);
    text = response.body;
    description = response.json<Description>();
  });

  const operationOf = ({ path, method }: Call): Operation | undefined =>
    description.paths[`/api${path}`]?.[method.toLowerCase()];

  it('§7 describes exactly the rows that are answered', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const answered = answeredRows
      .flatMap(([, row]) => [row, twinOf(row) ?? []].flat())
      .map(({ method, path }) => `${method} /api${path}`);
    expect(described.sort()).toEqual(answered.sort());
    expect(description.info.title).toContain('Harbour');
    expect(answeredRows.length).toBeLessThanOrEqual(Object.keys(calls).length);
  });

  it.each(answeredRows)('§7 names the params, the query and the body of %s', (_name, row) => {
    const { parameters = [], requestBody, responses } = operationOf(row) ?? { responses: {} };
    const params = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(params).toEqual([...row.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param));
    const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect(query.sort()).toEqual(
      Object.keys(definitions[row.query ?? 'nothing']?.schema.properties ?? {}).sort(),
    );
    expect(Object.keys(responses)).toContain('200');
    if (row.upload) return;
    const described = requestBody?.content['application/json']?.schema;
    const wanted = row.body && definitions[row.body]?.schema;
    expect(Object.keys(described?.properties ?? {})).toEqual(Object.keys(wanted?.properties ?? {}));
    expect(described?.required).toEqual(wanted?.required);
  });

  it.each(answeredRows)('asks for a token where %s needs one', (_name, row) => {
    const security = operationOf(row)?.security;
    expect(security).toEqual(row.permission === 'public' ? undefined : [{ token: [] }]);
  });

  it('shows lists as x-lookup, and nothing of our own keywords or of this machine', () => {
    expect(text).toContain('"x-lookup":"boattypes"');
    expect(text).not.toMatch(/"lookup"|"messages":\{|"\$id"|node_modules|file:/);
  });
});
