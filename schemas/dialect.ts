// The one Ajv of the product: every validator on both sides is compiled with these options and keywords.
import { _, Ajv, type KeywordDefinition, type MacroKeywordDefinition, type Options } from 'ajv';
import addFormats from 'ajv-formats';

/** Keywords of our own: they say something about a value and refuse nothing by themselves. */
export const vocabulary = ['messages', 'lookup', 'lookupCount', 'extends', 'masked', 'roles'] as const;

const options: Options = { strict: true, allErrors: true, allowUnionTypes: true, ownProperties: true };

/** `after: "start"` refuses a date and time that is not later than the one in the field `start` beside it. */
const after: KeywordDefinition = {
  keyword: 'after',
  type: 'string',
  schemaType: 'string',
  code(context) {
    const { data, it } = context;
    const other = _`${it.parentData}[${context.schema as string}]`;
    context.fail(_`typeof ${other} === "string" && !(Date.parse(${data}) > Date.parse(${other}))`);
  },
};

/** `requiredWhile: {"status": ["name"]}` demands text in the fields named while the field `status` is true. */
const requiredWhile: MacroKeywordDefinition = {
  keyword: 'requiredWhile',
  type: 'object',
  schemaType: 'object',
  macro: (rules: Record<string, string[]>) => ({
    allOf: Object.entries(rules).map(([toggle, fields]) => ({
      if: { required: [toggle], properties: { [toggle]: { const: true } } },
      then: {
        required: fields,
        properties: Object.fromEntries(
          fields.map((field) => [field, { type: 'string', minLength: 1, pattern: '\\S' }]),
        ),
      },
    })),
  }),
};

/** `requiredFor: {"audience": {"specific": ["users"]}}` demands the fields named while the field `audience` has that value. */
const requiredFor: MacroKeywordDefinition = {
  keyword: 'requiredFor',
  type: 'object',
  schemaType: 'object',
  macro: (rules: Record<string, Record<string, string[]>>) => ({
    allOf: Object.entries(rules).flatMap(([field, values]) =>
      Object.entries(values).map(([value, required]) => ({
        if: { required: [field], properties: { [field]: { const: value } } },
        then: { required, properties: Object.fromEntries(required.map((name) => [name, true])) },
      })),
    ),
  }),
};

/** A new Ajv: strict, every error reported, no coercion, nothing removed from the data. */
export function createAjv(overrides: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...overrides });
  addFormats(ajv, ['date', 'date-time', 'regex']);
  for (const keyword of vocabulary) ajv.addKeyword(keyword);
  ajv.addKeyword(after);
  ajv.addKeyword(requiredWhile);
  ajv.addKeyword(requiredFor);
  return ajv;
}
