import { CodeEditor, type CodeEditorProps } from '#src/components/code-editor/code-editor.tsx';
import { nonce } from '#src/look/nonce.ts';
import { ProblemList } from './problem-list.ts';

/** A file being edited, and below it what is wrong with it. */
export function EditorPane({ problems, ...editor }: Omit<CodeEditorProps, 'nonce'>) {
  return (
    <>
      <CodeEditor {...editor} problems={problems} nonce={nonce} />
      <div role="status">
        {problems.length > 0 && (
          <ProblemList>
            {problems.map(({ place, text }) => (
              <li key={place + text}>{[place, text].filter(Boolean).join(': ')}</li>
            ))}
          </ProblemList>
        )}
      </div>
    </>
  );
}
