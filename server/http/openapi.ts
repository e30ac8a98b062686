// The OpenAPI description at /api/openapi.json, made of the same rows and schemas that answer and validate.
import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import plugin from 'fastify-plugin';
import type { Schema } from '#schemas/schema.ts';
import { apiPrefix } from './answer.ts';
import { describedSchema, type Components } from './openapi-schema.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a multipart request holds beside and with its file; it is read part by part, not validated as a body. */
    parts?: Schema;
  }
}

interface Operation {
  requestBody?: object;
  responses?: object;
}

interface Description {
  components: object;
  paths: Record<string, Record<string, Operation>>;
}

const bodyOf = (type: string, schema: unknown): object => ({
  required: true,
  content: { [type]: { schema } },
});

/** A part of a multipart form is text, the file is bytes. */
const partsOf = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...schema.properties,
    photo: { type: 'string', format: 'binary', description: 'A JPEG, PNG, WebP or AVIF picture.' },
  },
});

function described(
  { body, response }: FastifySchema,
  parts: Schema | undefined,
  components: Components,
): Operation {
  const { 200: answer = {} } = (response ?? {}) as { 200?: Schema };
  const { description = 'OK', ...schema } = answer;
  const answered = { 'application/json': { schema: describedSchema(schema, components) } };
  const request = parts
    ? bodyOf('multipart/form-data', describedSchema(partsOf(parts), components))
    : body && bodyOf('application/json', describedSchema(body, components));
  return {
    ...(request ? { requestBody: request } : {}),
    responses: { 200: { description, content: answered } },
  };
}

export const openapi = plugin<{ productName: string }>(
  async (app, { productName }) => {
    const schemas: Components = {};
    const operations = new Map<string, Operation>();

    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${productName} back-office API`, version: '1' },
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      },
      // The library knows OpenAPI 3.0 best: it describes the routes, bodies and answers are put in as they are.
      transform: ({ schema, url, route }) => {
        const { body: _, response: __, ...rest } = schema ?? {};
        const path = url.replace(/:(\w+)/g, '{$1}');
        const { config } = route;
        if (schema && config?.permission)
          operations.set(
            `${String(route.method).toLowerCase()} ${path}`,
            described(schema, config.parts, schemas),
          );
        return {
          url,
          schema: {
            ...rest,
            hide: schema?.hide === true || !config?.permission,
            ...(config?.permission === 'public' ? {} : { security: [{ token: [] }] }),
          },
        };
      },
      transformObject: (documents) => {
        const { openapiObject } = documents as unknown as { openapiObject: Description };
        for (const [path, methods] of Object.entries(openapiObject.paths))
          for (const [method, operation] of Object.entries(methods))
            Object.assign(operation, operations.get(`${method} ${path}`));
        const components = { ...openapiObject.components, schemas };
        return { ...openapiObject, components };
      },
    });
    app.get(
      `${apiPrefix}/openapi.json`,
      { config: { permission: 'public' }, schema: { hide: true } },
      async () => app.swagger(),
    );
  },
  { name: 'openapi' },
);
