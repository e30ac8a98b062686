// Completion of JSON from its schema: the language service of the editor most developers know, in CodeMirror's words.
import {
  snippet,
  type Completion,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { getLanguageService, TextDocument, TextEdit, type CompletionItem } from 'vscode-json-languageservice';

const uri = 'schema://form';

/** `"title": "$1"` as a template of CodeMirror: `"title": "${1}"`. */
const templateOf = (text: string): string =>
  text
    .replace(/\\([$}\\])/g, '$1')
    .replace(/\$(\d)/g, '${$1}')
    .replace(/\$\{0\}/g, '${}');

const plain = (documentation: CompletionItem['documentation']): string =>
  typeof documentation === 'object' ? documentation.value : (documentation ?? '');

/** Puts the text in; the quote that was closed by itself behind the cursor goes with what is replaced. */
const applied =
  (text: string): Completion['apply'] =>
  (view, completion, from, to) => {
    const isClosed = text.startsWith('"') && view.state.sliceDoc(to, to + 1) === '"';
    snippet(templateOf(text))(view, completion, from, isClosed ? to + 1 : to);
  };

function completionOf(item: CompletionItem, text: string): Completion {
  const info = plain(item.documentation);
  return {
    // What is typed so far begins with a quote, and so does this.
    label: item.filterText ?? item.label,
    displayLabel: item.label.replace(/^"|"$/g, ''),
    type: text.includes(':') ? 'property' : 'enum',
    apply: applied(text),
    ...(item.detail ? { detail: item.detail } : {}),
    ...(info ? { info } : {}),
  };
}

/** Offers the keys and the values that a schema allows at the cursor. */
export function completionFrom(schema: object): CompletionSource {
  // Whatever file the text's own $schema names: this is the one.
  const service = getLanguageService({ workspaceContext: { resolveRelativePath: () => uri } });
  service.configure({ validate: false, schemas: [{ uri, fileMatch: ['*'], schema: schema }] });
  return async ({ state, pos }): Promise<CompletionResult | null> => {
    const document = TextDocument.create('file:///form.json', 'json', 0, state.doc.toString());
    const parsed = service.parseJSONDocument(document);
    const found = await service.doComplete(document, document.positionAt(pos), parsed);
    const edits = (found?.items ?? []).flatMap((item) =>
      item.textEdit && TextEdit.is(item.textEdit) ? [{ item, edit: item.textEdit }] : [],
    );
    const [first] = edits;
    if (!first) return null;
    return {
      from: document.offsetAt(first.edit.range.start),
      options: edits.map(({ item, edit }) => completionOf(item, edit.newText)),
      validFor: /^"?[\w:$-]*"?$/,
    };
  };
}
