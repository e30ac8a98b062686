// `multipleOf` as people count: 19.99 is a multiple of 0.01, though as binary fractions neither is what it says.
import { _, str, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** How far a quotient of two rounded numbers may be from the whole one that is meant, in parts of itself. */
const rounding = 2 ** -51;

/** What the code below says, for those who do not validate. */
export function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(Math.round(times) - times) <= rounding * Math.abs(times);
}

/** In the place of Ajv's own, which takes the quotient as the computer has it, or with a fixed number of decimals. */
export const multipleOf = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  $data: true,
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schemaCode } = cxt;
    const times = gen.let('times');
    const isOff = _`!(Math.abs(Math.round(${times}) - ${times}) <= ${rounding} * Math.abs(${times}))`;
    cxt.fail$data(
      _`(${schemaCode} === 0 || (${times} = ${data} / ${schemaCode}, !isFinite(${times}) || ${isOff}))`,
    );
  },
} satisfies CodeKeywordDefinition;
