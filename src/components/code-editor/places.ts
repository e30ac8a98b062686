// Where in a text a sentence of the compiler belongs.
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** A sentence and its place: a JSON pointer, `line 3`, or anything else for the top. */
export interface PlacedText {
  place: string;
  text: string;
}

export interface Span {
  from: number;
  to: number;
}

function lineAt(text: string, line: number): Span {
  const lines = text.split('\n').slice(0, line);
  const from = lines.slice(0, -1).reduce((sum, one) => sum + one.length + 1, 0);
  return { from, to: from + (lines.at(-1)?.length ?? 0) };
}

/** A long value is marked by its first line. */
const firstLineOf = (text: string, { offset, length }: Node): Span => {
  const end = text.indexOf('\n', offset);
  return { from: offset, to: Math.min(offset + length, end < 0 ? text.length : end) };
};

/** The property or the item of `node` that the sentence begins with: `"titel" is not known here`. */
function namedIn(node: Node, text: string): Node | undefined {
  const [, word] = /^"([^"]+)"/.exec(text) ?? [];
  if (word === undefined || node.value === word) return node;
  return node.children
    ?.map((child) => (child.type === 'property' ? child.children?.[0] : child))
    .find((child) => child?.value === word);
}

/** The characters a sentence is about; the first line when its place is not in the text. */
export function spanOf(document: string, { place, text }: PlacedText): Span {
  const [, line] = /^line (\d+)$/.exec(place) ?? [];
  if (line !== undefined) return lineAt(document, Number(line));
  const path = place.split('/').slice(1);
  const root = parseTree(document);
  const steps = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = root && (findNodeAtLocation(root, steps) ?? findNodeAtLocation(root, path));
  const meant = node && (namedIn(node, text) ?? node);
  return meant ? firstLineOf(document, meant) : lineAt(document, 1);
}
