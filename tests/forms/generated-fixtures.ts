// Drawn schemas for the robot: the same ones for the same seed.
import fc from 'fast-check';
import type { Fixture } from './fixtures.ts';
import { generatedForms } from './generate-schemas.ts';

const seed = Number(process.env.SEED ?? 20260501);
const COUNT = 15;

export const generatedFixtures = (): Record<string, Fixture> =>
  Object.fromEntries(
    fc
      .sample(generatedForms({ drawn: true }), { seed, numRuns: COUNT })
      .map(({ schema, values }, at) => [
        `seed-${seed}-form-${at + 1}`,
        { schema, valid: values, invalid: [] },
      ]),
  );
