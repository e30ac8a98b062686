// Files being edited, beside the form that they make, and beneath them what the edit does.
import { useMemo, useState, type ReactNode } from 'react';
import type { DraftBody, DraftVerdict, Subject } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { RetryNote } from '#src/components/feedback/retry-note.tsx';
import { DraftNotice } from '#src/forms/draft-notice.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import type { Texts } from './edit.ts';
import { EditorPane } from './editor-pane.tsx';
import { EffectPanel, type EffectPanelProps } from './effect-panel.tsx';
import { languageFor, type Part } from './languages.ts';
import { lookPanes } from './look-panes.tsx';
import { Panes, type Pane } from './panes.tsx';
import { ProblemList } from './problem-list.ts';
import { Translations } from './translations.tsx';
import { isAbsent, useEdited } from './use-edited.ts';
import { useTyped } from './use-typed.ts';
import { useVerdict, type Judged } from './use-verdict.ts';

/** The parts of a form and of a collection have names; any other file is called by its path. */
function nameOf({ part, file }: Part, hasForm: boolean, t: Translate): string {
  if (part === 'schema') return t('Fields');
  if (part === 'ui') return t('Appearance');
  if (part === 'table') return t('Columns');
  return hasForm ? t('Collection') : file;
}

/** Why nothing can be saved now, translated. */
function reasonAgainstSaving(
  { failure, verdict, isWaiting }: Judged,
  isChanged: boolean,
  t: Translate,
): string | undefined {
  if (failure) return t(failure.error);
  if (verdict && verdict.problems.length > 0) return t('Mend what is marked first.');
  // Of a file that is just opened too: until then there is nothing to look at.
  if (isWaiting) return t('Checking…');
  return isChanged ? undefined : t('There is nothing to save.');
}

export interface WorkbenchProps extends Pick<EffectPanelProps, 'refused' | 'weigh' | 'onPatch'> {
  /** The subject as it is saved, also by this workbench; another subject starts another one. */
  source: Subject;
  judge: (draft: DraftBody) => Promise<Outcome<DraftVerdict>>;
  /** Gives the subject as it is saved then. */
  onSave: (draft: DraftBody) => Promise<Outcome<Subject>>;
  /** What the draft is called where it is kept; without it nothing is. */
  keptAs?: string;
  /** The texts that it begins with, where its files are not there. */
  begun?: Texts | undefined;
  /** Shown where there are neither files nor a draft. */
  absent?: ReactNode;
}

export function Workbench({ source, judge, onSave, keptAs, begun, absent, ...effect }: WorkbenchProps) {
  const { t } = useTranslation();
  const edited = useEdited(source, keptAs, begun);
  const { texts, draft, isChanged } = edited;
  const typing = useTyped();
  const { data } = typing;
  const [form, setForm] = useState<string>();
  const parts = useMemo(() => source.parts ?? [], [source]);
  // An editor whose language stays through a save stays too, with its cursor in its place.
  const spoken = [source._id, ...parts.map(({ part }) => part)].join();
  const languages = useMemo(
    () => new Map(parts.map((one) => [one.part, languageFor(one, t)])),
    [spoken, t], // oxlint-disable-line react/exhaustive-deps -- the parts by their names
  );
  const asked = { ...draft, ...(form === undefined ? {} : { form }), data };
  const judged = useVerdict(asked, judge);
  const { verdict, shown, failure, retry } = judged;
  typing.fit(shown?.schema);

  const isOwn = parts.some(({ part }) => part === 'schema');
  const problems = verdict?.problems ?? [];
  const problemsIn = useMemo(
    () => new Map(parts.map(({ part }) => [part, problems.filter((one) => one.part === part)])),
    [verdict], // oxlint-disable-line react/exhaustive-deps -- the list is the verdict's
  );
  const blocked = reasonAgainstSaving(judged, isChanged, t);
  // What the former text did is not what the saved one does: it is none.
  const isOver = judged.isWaiting && !isChanged;

  const save = async (sent: DraftBody): Promise<Text | undefined> => {
    const outcome = await onSave(sent);
    if (!outcome.ok) return outcome.error;
    edited.settle(sent, outcome.data);
    return undefined;
  };

  const editor = (one: Part): Pane => {
    const { part } = one;
    const found = problemsIn.get(part) ?? [];
    const title = nameOf(one, isOwn, t);
    return {
      id: part,
      title: found.length > 0 ? `${title} (${found.length})` : title,
      content: (
        <EditorPane
          label={title}
          text={texts[part] ?? ''}
          onChange={(text) => edited.write(part, text)}
          language={languages.get(part) ?? { schema: {} }}
          problems={found}
        />
      ),
    };
  };
  const look = { data, t, isOwn, onData: typing.type, onReset: typing.reset, onForm: setForm };
  const hasLook = isOwn || shown?.form !== undefined;
  const groups = [
    { label: t('Edited files'), panes: parts.map(editor) },
    ...(hasLook
      ? [{ label: t('What they make'), panes: lookPanes({ ...look, verdict: shown, blocked }) }]
      : []),
  ];
  const others = problems.filter(({ part }) => part === 'other');
  if (isAbsent(source) && !isChanged) return absent;
  return (
    <>
      {edited.isRestored && <DraftNotice onDiscard={edited.discard} />}
      {failure && <RetryNote title={t(failure.error)} onRetry={retry} />}
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
        verdict={problems.length > 0 || isOver ? undefined : verdict}
        blocked={blocked}
        onSave={save}
        {...effect}
      >
        <Translations {...edited} lacking={verdict?.lacking ?? []} isWaiting={judged.isWaiting} />
      </EffectPanel>
    </>
  );
}
