import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tokenFile } from '#server/access/kept-secret.ts';
import { readEnv } from '#server/env.ts';

export interface Options {
  /** Where the server is. */
  url: string;
  token: string;
  /** How many events. */
  count: number;
  /** Seconds between two. */
  every: number;
}

const usage = 'Usage: npm run simulate -- [--count 10] [--every 3] [--url http://localhost:3000]';

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new Error(`--${name} must be a number of at least ${least}. ${usage}`);
}

async function readToken(dataDir: string): Promise<string> {
  try {
    return (await readFile(tokenFile(dataDir, 'marketplace'), 'utf8')).trim();
  } catch {
    throw new Error(
      `There is no token in ${tokenFile(dataDir, 'marketplace')}. Start the server first (npm start), or set MARKETPLACE_TOKEN as the server has it.`,
    );
  }
}

/** Port and secret are found where the server finds them: in the environment, or in its data directory. */
export async function readOptions(args: string[], variables: NodeJS.ProcessEnv): Promise<Options> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '10' },
      every: { type: 'string', default: '3' },
      url: { type: 'string' },
    },
  });
  const env = readEnv(variables);
  return {
    url: values.url ?? `http://localhost:${env.PORT}`,
    token: env.MARKETPLACE_TOKEN ?? (await readToken(env.DATA_DIR)),
    count: numberOf('count', values.count, 1),
    every: numberOf('every', values.every, 0),
  };
}
