// The OpenAPI description at /api/openapi.json, made of the same rows and schemas that answer and validate.
import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { vocabulary } from '#schemas/dialect.ts';
import { apiPrefix } from './calls.ts';

/** Our own keywords are not OpenAPI's: `lookup` stays readable as `x-lookup`, texts are left out. */
export function withoutVocabulary(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutVocabulary);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== '$id' && !(key === 'messages' && typeof value === 'object'))
      .map(([key, value]) => {
        const isValue = typeof value === 'string' || Array.isArray(value);
        const ours = vocabulary.some((word) => word === key) && isValue;
        return [ours ? `x-${key}` : key, withoutVocabulary(value)];
      }),
  );
}

export const openapi = plugin<{ productName: string }>(
  async (app, { productName }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.0.3',
        info: { title: `${productName} back-office API`, version: '1' },
        components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      },
      transform: ({ schema, url, route }) => ({
        url,
        schema: {
          ...(withoutVocabulary(schema ?? {}) as object),
          hide: schema?.hide === true || !route.config?.permission,
          ...(route.config?.permission === 'public' ? {} : { security: [{ token: [] }] }),
        },
      }),
    });
    app.get(
      `${apiPrefix}/openapi.json`,
      { config: { permission: 'public' }, schema: { hide: true } },
      async () => app.swagger(),
    );
  },
  { name: 'openapi' },
);
