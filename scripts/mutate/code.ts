// Small wrong versions of a source file: what a slip of the hand, or of a reviewer's eye, would make of it.
import ts from 'typescript';

export interface Mutant {
  file: string;
  line: number;
  /** What is wrong, in words. */
  change: string;
  /** The whole file with that one change. */
  text: string;
}

interface Edit {
  at: ts.Node;
  replacement: string;
}

const opposites: Partial<Record<ts.SyntaxKind, string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>'],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<'],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
};

const otherMethods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  round: 'floor',
};

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isComputedPropertyName(name) ? '' : name.text;

const property = (node: ts.Node | undefined, name: string): ts.PropertyAssignment | undefined =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).find((each) => nameOf(each) === name)
    : undefined;

const keysOf = (node: ts.Node | undefined): string[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).map(nameOf)
    : [];

/** Words for people, and types that are gone when it runs. */
const isUnread = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isPropertyAssignment(node) && ['description', 'types'].includes(nameOf(node)));

/** Each transition to every other state, each missing one added, and each other beginning. */
function chartEdits(config: ts.Node): Edit[] {
  const states = property(config, 'states')?.initializer;
  const names = keysOf(states);
  const nodes = names.map((name) => ({ name, node: property(states, name)?.initializer }));
  const events = new Set(nodes.flatMap(({ node }) => keysOf(property(node, 'on')?.initializer)));
  const others = (target: ts.Node): Edit[] =>
    ts.isStringLiteral(target)
      ? names.filter((name) => name !== target.text).map((name) => ({ at: target, replacement: `'${name}'` }))
      : [];
  const initial = property(config, 'initial')?.initializer;
  return [
    ...(initial ? others(initial) : []),
    ...nodes.flatMap(({ name, node }): Edit[] => {
      if (!node || !ts.isObjectLiteralExpression(node)) return [];
      const handled = property(node, 'on')?.initializer;
      const targets = keysOf(handled).flatMap((event) => property(handled, event)?.initializer ?? []);
      const added = [...events].filter((event) => !keysOf(handled).includes(event));
      const withAdded = (event: string): Edit => {
        const place = handled ?? node;
        const inside = place.getText().slice(1, -1).trim().replace(/,$/, '');
        const transition = handled ? `${event}: '${name}'` : `on: { ${event}: '${name}' }`;
        return { at: place, replacement: `{ ${inside ? `${inside}, ` : ''}${transition} }` };
      };
      return [...targets.flatMap(others), ...added.map(withAdded)];
    }),
  ];
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isCallExpression(node)) return callEdits(node);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.filter((each) => !isUnread(each)).map((each) => ({ at: each, replacement: '' }));
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((each) => ({ at: each, replacement: '' }));
  if (ts.isNumericLiteral(node))
    return [1, -1].map((by) => ({
      at: node,
      replacement: String(Number(node.text.replaceAll('_', '')) + by),
    }));
  if (ts.isStringLiteral(node) && !ts.isPropertyAssignment(node.parent))
    return [{ at: node, replacement: "''" }];
  if (ts.isStringLiteral(node) && nameOf(node.parent as ts.PropertyAssignment) === 'label')
    return [{ at: node, replacement: "''" }];
  if (ts.isBinaryExpression(node)) return binaryEdits(node);
  if (ts.isPrefixUnaryExpression(node)) return [{ at: node, replacement: node.operand.getText() }];
  if (ts.isConditionalExpression(node))
    return ['true', 'false'].map((replacement) => ({ at: node.condition, replacement }));
  if (ts.isIfStatement(node))
    return ['true', 'false'].map((replacement) => ({ at: node.expression, replacement }));
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body))
    return [{ at: node.body, replacement: 'undefined' }];
  if (ts.isFunctionDeclaration(node) && node.body) return [{ at: node.body, replacement: '{}' }];
  return [];
}

function callEdits(node: ts.CallExpression): Edit[] {
  const { expression, arguments: given } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: object } = expression;
  const [first] = given;
  if (name.text === 'createMachine' && first) return chartEdits(first);
  const other = otherMethods[name.text];
  return [
    ...(other ? [{ at: name, replacement: other }] : []),
    ...(name.text === 'filter' ? [{ at: node, replacement: object.getText() }] : []),
  ];
}

function binaryEdits({ left, right, operatorToken }: ts.BinaryExpression): Edit[] {
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [
      { at: left.parent, replacement: left.getText() },
      { at: left.parent, replacement: `(${right.getText()})` },
    ];
  return (opposites[operatorToken.kind] ?? []).map((replacement) => ({ at: operatorToken, replacement }));
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** @param text the source of `file`; @returns its mutants, each once */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants = new Map<string, Mutant>();
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    for (const { at, replacement } of editsOf(node)) {
      const start = at.getStart();
      // The comma behind what is taken out goes with it.
      const end = replacement === '' && text[at.end] === ',' ? at.end + 1 : at.end;
      const mutated = text.slice(0, start) + replacement + text.slice(end);
      mutants.set(mutated, {
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        change: `${short(at.getText())} → ${short(replacement) || 'nothing'}`,
        text: mutated,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  mutants.delete(text);
  return [...mutants.values()];
}
