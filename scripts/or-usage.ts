import { Refusal } from './progress.mjs';

/** Each script tells how it is used. */
export const help = { type: 'boolean', default: false } as const;

/** @throws {Refusal} with the usage where the options cannot be read */
export function orUsage<Asked>(usage: string, read: () => Asked): Asked {
  try {
    return read();
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}
