// What the editor can do: JSON with its colours, brackets, history and completion. Tab is left to the page, so nobody is caught.
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completionFrom } from './completion.ts';
import { hintsFrom } from './hints.ts';
import { readerFor, type JsonLanguage } from './json-language.ts';
import { plainReplacement } from './plain-replacement.ts';

/**
 * @param language what completion and hints are taken from
 * @param nonce what style elements must carry
 */
export function extensionsFor(language: JsonLanguage, nonce: string | undefined): Extension[] {
  const read = readerFor(language);
  return [
    nonce ? EditorView.cspNonce.of(nonce) : [],
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    plainReplacement,
    highlightActiveLine(),
    EditorView.lineWrapping,
    EditorState.tabSize.of(2),
    json(),
    syntaxHighlighting(classHighlighter),
    autocompletion({ override: [completionFrom(read, language.snippets ?? [])] }),
    hintsFrom(read),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}
