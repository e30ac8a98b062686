// Offers the keys and the values that a schema allows at the cursor, and the templates that begin with one of the keys.
import {
  snippet,
  type Completion,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { CompletionItemKind, TextEdit, type CompletionItem } from 'vscode-json-languageservice';
import type { Reading, Snippet } from './json-language.ts';

/** `"title": "$1"` as a template of CodeMirror: `"title": "${1}"`. */
const templateOf = (text: string): string =>
  text
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$(\d)/g, '${$1}')
    .replace(/\$\{0\}/g, '${}');

const plain = (documentation: CompletionItem['documentation']): string =>
  typeof documentation === 'object' ? documentation.value : (documentation ?? '');

/** Puts the template in; the quote that was closed by itself behind the cursor goes with what is replaced. */
const applied =
  (template: string): Completion['apply'] =>
  (view, completion, from, to) => {
    const isClosed = template.startsWith('"') && view.state.sliceDoc(to, to + 1) === '"';
    snippet(template)(view, completion, from, isClosed ? to + 1 : to);
  };

const isProperty = ({ kind }: CompletionItem): boolean => kind === CompletionItemKind.Property;

function completionOf(item: CompletionItem, text: string): Completion {
  const info = plain(item.documentation);
  return {
    // What is typed so far begins with a quote, and so does this.
    label: item.filterText ?? item.label,
    displayLabel: item.label.replace(/^"|"$/g, ''),
    type: isProperty(item) ? 'property' : 'enum',
    apply: applied(templateOf(text)),
    ...(item.detail ? { detail: item.detail } : {}),
    ...(info ? { info } : {}),
  };
}

const offered = ({ key, title, template }: Snippet): Completion => ({
  label: `"${key} …`,
  displayLabel: `${key} …`,
  detail: title,
  type: 'text',
  // Beside the key it begins with, and before it.
  boost: 1,
  apply: applied(template),
});

export const completionFrom =
  (read: (text: string) => Reading, snippets: readonly Snippet[]): CompletionSource =>
  async ({ state, pos }): Promise<CompletionResult | null> => {
    const { service, source, parsed } = read(state.doc.toString());
    const found = await service.doComplete(source, source.positionAt(pos), parsed);
    const edits = (found?.items ?? []).flatMap((item) =>
      item.textEdit && TextEdit.is(item.textEdit) ? [{ item, edit: item.textEdit }] : [],
    );
    const [first] = edits;
    if (!first) return null;
    const isKey = (key: string): boolean => edits.some(({ item }) => isProperty(item) && item.label === key);
    return {
      from: source.offsetAt(first.edit.range.start),
      options: [
        ...snippets.filter(({ key }) => isKey(key)).map(offered),
        ...edits.map(({ item, edit }) => completionOf(item, edit.newText)),
      ],
      validFor: /^"?[\w:$-]*"?$/,
    };
  };
