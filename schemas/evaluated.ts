// Which fields an object has been asked for so far, kept where a condition may or may not add to them.
import { Name, stringify, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Words that add what they know within a branch of the code. */
const conditional = ['anyOf', 'oneOf', 'if', 'dependencies'];

/** Ajv writes down what it knew before within the branch too, and so forgets it where the branch is not taken. */
function writeDown({ gen, it }: KeywordCxt): void {
  if (typeof it.props === 'object' && !(it.props instanceof Name))
    it.props = gen.var('props', stringify(it.props));
}

/** Has an Ajv of one's own write down what is known before each such word. */
export function keepEvaluated(ajv: Ajv): void {
  for (const word of conditional) {
    const rule = ajv.getKeyword(word) as CodeKeywordDefinition;
    const { code } = rule;
    rule.code = (cxt, type) => {
      writeDown(cxt);
      code(cxt, type);
    };
  }
}
