// A form being edited: its two files beside the form that they make, and beneath them what the edit does.
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { explain, saidOf } from '#schemas/explain.ts';
import type { Schema, SchemaError } from '#schemas/schema.ts';
import type { FormDraftBody, FormSource, FormVerdict } from '#schemas/types.ts';
import type { Outcome } from '#src/api/call.ts';
import { CodeEditor } from '#src/components/code-editor/code-editor.tsx';
import { editorHeight } from '#src/components/code-editor/editor-frame.ts';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import type { Lookups } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { nonce } from '#src/look/nonce.ts';
import { EffectPanel, type EffectPanelProps } from './effect-panel.tsx';
import { beginningOf, FormPreview } from './form-preview.tsx';
import { keptData } from './kept-data.ts';
import { languagesFor } from './languages.ts';
import { Panes, type Pane } from './panes.tsx';
import { useVerdict } from './use-verdict.ts';

const Told = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginTop: 12,
  color: theme.vars.palette.error.main,
  '& > li': { overflowWrap: 'anywhere' },
}));

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 16,
  overflow: 'auto',
  maxHeight: editorHeight,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sea.sunken,
  font: '13px/1.6 ui-monospace, monospace',
}));

type File = 'schema' | 'ui';
type Data = Record<string, unknown>;

export interface WorkbenchProps extends Pick<EffectPanelProps, 'weigh' | 'onSave' | 'onPatch'> {
  /** The form as it is saved; another one starts another workbench. */
  source: FormSource;
  judge: (draft: FormDraftBody) => Promise<Outcome<FormVerdict>>;
  lookups: Lookups;
  /** The texts differ from the saved ones, or do so no more. */
  onDirty: (isDirty: boolean) => void;
}

export function Workbench({ source, judge, lookups, onDirty, ...effect }: WorkbenchProps) {
  const { t } = useTranslation();
  const saved = { schema: source.schema ?? '', ui: source.ui ?? '' };
  const [texts, setTexts] = useState(saved);
  const [typed, setTyped] = useState<Data>();
  const [start, setStart] = useState<Data>({});
  const data = typed ?? start;
  const languages = useMemo(() => languagesFor(t), [t]);
  const draft = { ...texts, ...(source.base ? { base: source.base } : {}) };
  const { verdict, shown, failure, isWaiting } = useVerdict({ ...draft, data }, judge);
  // Another schema keeps what was typed; before that, its defaults stand in the form.
  const shape = JSON.stringify(shown?.schema);
  const [fitted, setFitted] = useState(shape);
  if (shown && fitted !== shape) {
    const schema = shown.schema as Schema;
    setFitted(shape);
    if (typed) setTyped(keptData(schema, typed));
    else setStart(beginningOf(schema));
  }

  const problems = verdict?.problems ?? [];
  const problemsIn = useMemo(
    () => ({
      schema: problems.filter(({ file }) => file === 'schema'),
      ui: problems.filter(({ file }) => file === 'ui'),
    }),
    [verdict], // eslint-disable-line react-hooks/exhaustive-deps -- the list is the verdict's
  );
  const isChanged = texts.schema !== saved.schema || texts.ui !== saved.ui;
  const edit = (file: File) => (text: string) => {
    const next = { ...texts, [file]: text };
    setTexts(next);
    onDirty(next.schema !== saved.schema || next.ui !== saved.ui);
  };
  const blocked =
    problems.length > 0
      ? t('Mend what is marked first.')
      : failure
        ? t(failure.error)
        : !isChanged
          ? t('There is nothing to save.')
          : isWaiting
            ? t('Checking…')
            : undefined;

  const editor = (file: File, title: string): Pane => ({
    id: file,
    title: problemsIn[file].length > 0 ? `${title} (${problemsIn[file].length})` : title,
    content: (
      <>
        <CodeEditor
          label={title}
          text={texts[file]}
          onChange={edit(file)}
          language={languages[file]}
          problems={problemsIn[file]}
          nonce={nonce}
        />
        <div role="status">
          {problemsIn[file].length > 0 && (
            <Told>
              {problemsIn[file].map(({ place, text }) => (
                <li key={place + text}>{[place, text].filter(Boolean).join(': ')}</li>
              ))}
            </Told>
          )}
        </div>
      </>
    ),
  });
  const found = shown
    ? explain(shown.schema as Schema, (shown.errors ?? []) as unknown as SchemaError[]).filter(
        ({ isAlternative }) => !isAlternative,
      )
    : [];
  const code = (title: string, text: string) => (
    <Code tabIndex={0} role="region" aria-label={title}>
      {text}
    </Code>
  );
  const look: Pane[] = [
    {
      id: 'form',
      title: t('Form'),
      content: shown ? (
        <FormPreview name={source._id} verdict={shown} data={data} onData={setTyped} lookups={lookups} />
      ) : failure ? (
        <p role="alert">{t(failure.error)}</p>
      ) : problems.length > 0 ? (
        <p>{blocked}</p>
      ) : (
        <Spinner />
      ),
    },
    {
      id: 'data',
      title: found.length > 0 ? t('Data ({{count}} errors)', { count: found.length }) : t('Data'),
      content: (
        <>
          {code(t('Data'), JSON.stringify(data, null, 2))}
          <Told>
            {found.map((problem) => (
              <li key={problem.path}>
                {problem.path && `${problem.path}: `}
                {t(saidOf(problem))}
              </li>
            ))}
          </Told>
        </>
      ),
    },
    {
      id: 'type',
      title: t('Type'),
      content: code(t('Type'), shown?.type ?? t('The server makes the type; there is none here.')),
    },
  ];
  const others = problems.filter(({ file }) => file === 'other');
  return (
    <>
      <Panes
        label={t('Form workshop')}
        groups={[
          {
            label: t('Edited files'),
            panes: [editor('schema', t('Fields')), editor('ui', t('Appearance'))],
          },
          { label: t('What they make'), panes: look },
        ]}
      />
      {others.length > 0 && (
        <Told role="alert">
          {others.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </Told>
      )}
      <EffectPanel
        source={source}
        draft={draft}
        changes={problems.length > 0 ? undefined : (verdict?.changes ?? [])}
        blocked={blocked}
        {...effect}
      />
    </>
  );
}
