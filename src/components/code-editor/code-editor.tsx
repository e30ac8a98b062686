import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { EditorFrame } from './editor-frame.ts';
import { extensionsFor } from './extensions.ts';
import type { JsonLanguage } from './json-language.ts';
import { spanOf, type PlacedText } from './places.ts';

export interface CodeEditorProps {
  /** What is edited, for screen readers. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** What completion and hints are taken from; the same as long as the editor is shown. */
  language: JsonLanguage;
  /** What is wrong: marked where it is, told when pointed at, and listed beside the line. */
  problems: readonly PlacedText[];
  /** The nonce of the page's policy for style elements. */
  nonce: string | undefined;
}

/** The editor's own words, as it looks them up. */
const wordsIn = (t: Translate): Record<string, string> => ({
  Completions: t('Completions'),
  Diagnostics: t('Problems'),
  'No diagnostics': t('No problems'),
  'Selection deleted': t('Selection deleted'),
  'Control character': t('Control character'),
  'folded code': t('folded code'),
  unfold: t('unfold'),
  to: t('to'),
  close: t('Close'),
});

/** JSON as text with completion from its schema. Tab leaves the editor, Escape closes what it has opened. */
export function CodeEditor({ label, text, onChange, language, problems, nonce }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const changed = useRef(onChange);
  const { t } = useTranslation();
  useEffect(() => void (changed.current = onChange), [onChange]);

  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      extensions: [
        extensionsFor(language, nonce),
        EditorState.phrases.of(wordsIn(t)),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed.current(state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    return () => view.destroy();
  }, [language, nonce, label, t]);

  // Also after the editor was made anew, in another language.
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) return;
    // Nobody has typed it: undoing goes back to it, not to the empty editor before.
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      annotations: Transaction.addToHistory.of(false),
    });
  }, [text, language, nonce, label, t]);

  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const document = view.state.doc.toString();
    const marks = problems.map((problem) => ({
      ...spanOf(document, problem),
      severity: 'error' as const,
      message: problem.text,
    }));
    view.dispatch(setDiagnostics(view.state, marks));
  }, [problems, language, nonce, label, t]);

  return <EditorFrame ref={place} data-invalid={problems.length > 0 || undefined} />;
}
