// The environment of the server, held against its schema once, before anything starts.
import { createAjv } from '#schemas/dialect.ts';
import schema from './env.schema.json' with { type: 'json' };

/** A reason not to start that a person can act on: `main.ts` prints its message alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface Env {
  PORT: number;
  HOST: string;
  DATA_DIR: string;
  DATABASE_URL?: string;
  DRAIN_SECONDS?: number;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD?: string;
  DEMO_DATA?: 'on' | 'off';
  PRODUCT_NAME: string;
  API_HOST: string;
  SAFE_VERBS: 'on' | 'off';
  STRONG_PASSWORDS: 'on' | 'off';
  MAPS_PROVIDER: 'builtin' | 'google' | 'none';
  MAPS_KEY: string;
  S3_ENDPOINT?: string;
  S3_BUCKET?: string;
  S3_ACCESS_KEY?: string;
  S3_SECRET_KEY?: string;
  S3_REGION: string;
  SCHEMAS_DIR?: string;
  CORS_ORIGINS: string;
  MARKETPLACE_TOKEN?: string;
  OPERATOR_TOKEN?: string;
  TRUST_PROXY: 'on' | 'off';
  LOG_LEVEL: string;
}

const { $schema: _, ...definition } = schema;

interface Variable {
  description?: string;
  examples?: string[];
}

const validate = createAjv({ coerceTypes: true, useDefaults: true, strictTypes: false }).compile<Env>(
  definition,
);

/**
 * The variables the server knows, with their defaults; an empty variable counts as unset.
 * @throws StartError with one sentence that names the variable and what it may be
 */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const known = Object.keys(definition.properties);
  const values: unknown = Object.fromEntries(
    known.filter((name) => variables[name]).map((name) => [name, variables[name]]),
  );
  if (validate(values)) return values;
  const error = validate.errors?.[0];
  const missing = error?.params['missingProperty'] as string | undefined;
  const name = missing ?? error?.instancePath.slice(1) ?? '';
  const { description = '', examples = [] }: Variable =
    (definition.properties as Record<string, Variable>)[name] ?? {};
  if (missing) throw new StartError(`The environment variable ${name} is missing: ${description}`);
  const secret = /PASSWORD|TOKEN|URL|KEY/.test(name);
  const value = secret ? '' : ` (it is "${variables[name]}")`;
  const allowed = (error?.params['allowedValues'] as string[] | undefined)?.join(', ');
  const wanted = error?.keyword === 'pattern' ? `must be like ${examples[0]}` : error?.message;
  throw new StartError(
    `The environment variable ${name}${value} ${allowed ? `must be one of: ${allowed}` : (wanted ?? 'is wrong')}. Correct it or leave it unset.`,
  );
}

/** Where this machine reaches a server that listens on HOST. */
export function urlOf({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const host = HOST.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
