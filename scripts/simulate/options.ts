import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tokenFile } from '#server/access/kept-secret.ts';
import { readEnv } from '#server/env.ts';
import { help, orUsage } from '../or-usage.ts';

export interface Options {
  /** Where the server is. */
  url: string;
  token: string;
  /** How many events. */
  count: number;
  /** Seconds between two. */
  every: number;
}

export const usage = `npm run simulate -- [--count NUMBER] [--every SECONDS] [--url ADDRESS]

  --count  how many events; 10 without it
  --every  seconds between two; 3 without it
  --url    where the server is; http://localhost and its PORT without it`;

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new Error(`--${name} must be a number of at least ${least}.`);
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

/** @throws {Refusal} with the usage when something else is asked for */
export const readAsked = (args: string[]) =>
  orUsage(usage, () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { help, count: text, every: text, url: text } });
    const { count = '10', every = '3' } = values;
    return { ...values, count: numberOf('count', count, 1), every: numberOf('every', every, 0) };
  });

/** Port and secret are found where the server finds them: in the environment, or in its data directory. */
export async function readOptions(args: string[], variables: NodeJS.ProcessEnv): Promise<Options> {
  const { count, every, url } = readAsked(args);
  const env = readEnv(variables);
  return {
    url: url ?? `http://localhost:${env.PORT}`,
    token: env.MARKETPLACE_TOKEN ?? (await readToken(env.DATA_DIR)),
    count,
    every,
  };
}
