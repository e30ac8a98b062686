// Which fields of an object, and how many entries of a list, have been asked for so far, kept where a condition may or may not add to them.
import { _, Name, stringify, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Words that add what they know within a branch of the code. */
const conditional = ['anyOf', 'oneOf', 'if', 'dependencies'];

/** Ajv writes down what it knew before within the branch too, and so forgets it where the branch is not taken. */
function writeDown({ gen, it }: KeywordCxt): void {
  if (typeof it.props === 'object' && !(it.props instanceof Name))
    it.props = gen.var('props', stringify(it.props));
  if (typeof it.items === 'number') it.items = gen.var('items', it.items);
}

/** What branches have counted is compared as a number: all entries where one is for each of them, none where no branch was taken. */
function count({ gen, it: { items } }: KeywordCxt): void {
  if (items instanceof Name) gen.assign(items, _`${items} === true ? Infinity : ${items} || 0`);
}

/** Has an Ajv do some work before the code of a keyword. */
function doBefore(ajv: Ajv, word: string, work: (cxt: KeywordCxt) => void): void {
  const rule = ajv.getKeyword(word) as CodeKeywordDefinition;
  const { code } = rule;
  rule.code = (cxt, type) => {
    work(cxt);
    code(cxt, type);
  };
}

/** Has an Ajv of one's own write down what is known before each such word. */
export function keepEvaluated(ajv: Ajv): void {
  for (const word of conditional) doBefore(ajv, word, writeDown);
  doBefore(ajv, 'unevaluatedItems', count);
}
