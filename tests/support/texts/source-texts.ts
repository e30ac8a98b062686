// The texts in the sources: literals handed to `t`, and literals of fields and props that are handed to it later.
import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import type { Found, Texts } from './found.ts';

const translator = 't';
/** Their text is translated where it is drawn. */
const fields = ['title', 'label', 'advice', 'text', 'name'];
const props = ['title', 'label', 'advice', 'text'];
/** Their text is drawn as it is. */
const rawProps = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'confirmLabel', 'cancelLabel'];
/** A `name` of this kind is read by a library. */
const identifier = /^[a-z]\w*$/;
const word = /[a-zA-Z]{2}/;
const sentence = /^[A-Z<]\S*( \S+){2,}[.…?!]$/;

const within = (root: string, folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.stories.'))
    .sort();

const nameOf = (node: ts.Node | undefined): string =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '';

/** The literals an expression may come to; `isBuilt` when it puts a text together. */
function literalsOf(node: ts.Expression): { literals: string[]; isBuilt: boolean } {
  if (ts.isStringLiteralLike(node))
    return { literals: word.test(node.text) ? [node.text] : [], isBuilt: false };
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isTemplateExpression(node)) return { literals: [], isBuilt: true };
  const sides = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isBinaryExpression(node)
      ? [node.left, node.right]
      : [];
  const found = sides.map(literalsOf);
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return {
    literals: found.flatMap(({ literals }) => literals),
    isBuilt: isSum || found.some((one) => one.isBuilt),
  };
}

const valueOf = (attribute: ts.JsxAttribute): string[] => {
  const { initializer } = attribute;
  if (!initializer) return [];
  if (ts.isJsxExpression(initializer))
    return initializer.expression ? literalsOf(initializer.expression).literals : [];
  return literalsOf(initializer).literals;
};

/** Thrown errors are for whoever reads the log. */
const isThrown = (node: ts.Node): boolean =>
  ts.isNewExpression(node.parent) && /Error$/.test(nameOf(node.parent.expression));

interface Reading {
  texts: string[];
  problems: string[];
}

function readNode(node: ts.Node): Reading {
  const nothing: Reading = { texts: [], problems: [] };
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    const callee = nameOf(node.expression);
    if (callee === 'toast' && second) return { ...nothing, texts: literalsOf(second).literals };
    if (callee !== translator || !first) return nothing;
    const { literals, isBuilt } = literalsOf(first);
    return {
      texts: literals,
      problems: isBuilt ? [`${first.getText()} is put together; give t() one text with {{places}}.`] : [],
    };
  }
  if (ts.isJsxText(node) && word.test(node.text))
    return { ...nothing, problems: [`"${node.text.trim()}" is not passed through t().`] };
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    const texts = valueOf(node);
    if (props.includes(name)) return { ...nothing, texts };
    if (rawProps.includes(name))
      return { ...nothing, problems: texts.map((text) => `"${text}" is not passed through t().`) };
  }
  if (ts.isPropertyAssignment(node) && fields.includes(nameOf(node.name))) {
    const { literals } = literalsOf(node.initializer);
    const isName = nameOf(node.name) === 'name';
    return { ...nothing, texts: literals.filter((text) => !(isName && identifier.test(text))) };
  }
  if (ts.isStringLiteralLike(node) && sentence.test(node.text) && !isThrown(node))
    return { ...nothing, texts: [node.text] };
  return nothing;
}

/** Everything a node and what stands in it says. */
function read(node: ts.Node, only?: (node: ts.Node) => boolean): Reading {
  const own = only && !only(node) ? { texts: [], problems: [] } : readNode(node);
  const parts: Reading[] = [own];
  ts.forEachChild(node, (child) => void parts.push(read(child, only)));
  return { texts: parts.flatMap(({ texts }) => texts), problems: parts.flatMap(({ problems }) => problems) };
}

/** Outside of the client a text is what stands in a field `label`. */
const isLabel = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && nameOf(node.name) === 'label';

export function sourceTexts(root: string): Texts {
  const found: Found[] = [];
  const problems: string[] = [];
  for (const folder of ['src', 'machines', 'server'])
    for (const file of within(root, folder)) {
      const source = ts.createSourceFile(
        file,
        readFileSync(`${root}/${file}`, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const reading = read(source, folder === 'src' ? undefined : isLabel);
      found.push(...reading.texts.map((text) => ({ file, text })));
      problems.push(...reading.problems.map((problem) => `${file}: ${problem}`));
    }
  return { found, problems };
}
