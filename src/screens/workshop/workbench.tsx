// Files being edited, beside the form that they make, and beneath them what the edit does.
import { useMemo, useState, type ReactNode } from 'react';
import type { Schema } from '#schemas/schema.ts';
import type { DraftBody, DraftVerdict, Subject } from '#schemas/types.ts';
import type { Outcome } from '#src/api/call.ts';
import { CodeEditor } from '#src/components/code-editor/code-editor.tsx';
import { DraftNotice } from '#src/forms/draft-notice.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { nonce } from '#src/look/nonce.ts';
import { EffectPanel, type EffectPanelProps } from './effect-panel.tsx';
import { beginningOf } from './form-preview.tsx';
import { keptData } from './kept-data.ts';
import { languageFor, type Part } from './languages.ts';
import { lookPanes } from './look-panes.tsx';
import { Panes, type Pane } from './panes.tsx';
import { ProblemList } from './problem-list.ts';
import { Translations } from './translations.tsx';
import { isAbsent, useEdited, type Texts } from './use-edited.ts';
import { useVerdict } from './use-verdict.ts';

type Data = Record<string, unknown>;

/** The parts of a form and of a collection have names; any other file is called by its path. */
function nameOf({ part, file }: Part, hasForm: boolean, t: Translate): string {
  if (part === 'schema') return t('Fields');
  if (part === 'ui') return t('Appearance');
  if (part === 'table') return t('Columns');
  return hasForm ? t('Collection') : file;
}

export interface WorkbenchProps extends Pick<EffectPanelProps, 'weigh' | 'onSave' | 'onPatch'> {
  /** The subject as it is saved; another one starts another workbench. */
  source: Subject;
  judge: (draft: DraftBody) => Promise<Outcome<DraftVerdict>>;
  /** What the draft is called where it is kept; without it nothing is. */
  keptAs?: string;
  /** The texts that it begins with, where its files are not there. */
  begun?: Texts | undefined;
  /** Shown where there are neither files nor a draft. */
  absent?: ReactNode;
}

export function Workbench({ source, judge, keptAs, begun, absent, ...effect }: WorkbenchProps) {
  const { t } = useTranslation();
  const edited = useEdited(source, keptAs, begun);
  const { texts, draft, isChanged } = edited;
  const [typed, setTyped] = useState<Data>();
  const [start, setStart] = useState<Data>({});
  const [form, setForm] = useState<string>();
  const data = typed ?? start;
  const parts = useMemo(() => source.parts ?? [], [source]);
  const languages = useMemo(() => new Map(parts.map((one) => [one.part, languageFor(one, t)])), [parts, t]);
  const asked = { ...draft, ...(form === undefined ? {} : { form }), data };
  const { verdict, shown, failure, isWaiting } = useVerdict(asked, judge);
  // Another schema keeps what was typed; before that, its defaults stand in the form.
  const [fitted, setFitted] = useState<Schema>();
  const shape = shown?.schema;
  if (shape && JSON.stringify(fitted) !== JSON.stringify(shape)) {
    setFitted(shape);
    if (typed) setTyped(keptData(shape, typed, fitted));
    else setStart(beginningOf(shape));
  }

  const isOwn = parts.some(({ part }) => part === 'schema');
  const problems = verdict?.problems ?? [];
  const problemsIn = useMemo(
    () => new Map(parts.map(({ part }) => [part, problems.filter((one) => one.part === part)])),
    [verdict], // eslint-disable-line react-hooks/exhaustive-deps -- the list is the verdict's
  );
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

  const editor = (one: Part): Pane => {
    const { part } = one;
    const found = problemsIn.get(part) ?? [];
    const title = nameOf(one, isOwn, t);
    return {
      id: part,
      title: found.length > 0 ? `${title} (${found.length})` : title,
      content: (
        <>
          <CodeEditor
            label={title}
            text={texts[part] ?? ''}
            onChange={(text) => edited.write(part, text)}
            language={languages.get(part) ?? { schema: {} }}
            problems={found}
            nonce={nonce}
          />
          <div role="status">
            {found.length > 0 && (
              <ProblemList>
                {found.map(({ place, text }) => (
                  <li key={place + text}>{[place, text].filter(Boolean).join(': ')}</li>
                ))}
              </ProblemList>
            )}
          </div>
        </>
      ),
    };
  };
  const look = { data, t, isOwn, onData: setTyped, onReset: () => setTyped(undefined), onForm: setForm };
  const hasLook = isOwn || shown?.form !== undefined;
  const groups = [
    { label: t('Edited files'), panes: parts.map(editor) },
    ...(hasLook
      ? [{ label: t('What they make'), panes: lookPanes({ ...look, verdict: shown, failure, blocked }) }]
      : []),
  ];
  const others = problems.filter(({ part }) => part === 'other');
  if (isAbsent(source) && !isChanged) return absent;
  return (
    <>
      {edited.isRestored && <DraftNotice onDiscard={edited.discard} />}
      <Panes label={t('Workshop')} groups={groups} />
      {others.length > 0 && (
        <ProblemList role="alert">
          {others.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ProblemList>
      )}
      <EffectPanel
        source={source}
        draft={draft}
        verdict={problems.length > 0 ? undefined : verdict}
        blocked={blocked}
        {...effect}
      >
        <Translations {...edited} lacking={verdict?.lacking ?? []} />
      </EffectPanel>
    </>
  );
}
