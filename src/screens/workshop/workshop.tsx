// Ours: every file of schemas/ is edited beside what it makes, and what the edit does is said before it is saved.
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { collectionOf } from '#schemas/compiler/subjects.ts';
import type { DraftBody, Subject } from '#schemas/types.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { RetryNote } from '#src/components/feedback/retry-note.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { download } from '#src/browser/download.ts';
import { inBrowser } from '#src/browser/storage.ts';
import { keptDrafts } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { paths } from '#src/app/paths.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';
import { toast } from '#src/stores/toasts.ts';
import {
  judgeDraft,
  loadSubjects,
  openSubject,
  patchDraft,
  saveDraft,
  weighDraft,
  workshop,
} from '#src/stores/workshop.ts';
import { SubjectChoice } from './subject-choice.tsx';
import type { Texts } from './edit.ts';
import { isAbsent } from './use-edited.ts';
import { Workbench } from './workbench.tsx';

const Chooser = styled('div')({ display: 'grid', gap: 12, marginBottom: 16, '& > div': { maxWidth: 420 } });

const first = 'boat-info';
const loadNew = () => import('./new-collection.tsx').then(({ NewCollection }) => NewCollection);
const draftsOf = (admin: string | number | undefined): string => `workshop:${admin ?? ''}:`;

interface OpenedProps {
  source: Subject;
  begun: Texts | undefined;
}

function Opened({ source, begun }: OpenedProps) {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session);
  const { _id: subject, title, rows = 0 } = source;
  const keptAs = draftsOf(admin?._id) + subject;
  const asks = useMemo(
    () => ({
      judge: (draft: DraftBody) => judgeDraft(subject, draft),
      weigh: (draft: DraftBody) => weighDraft(subject, draft),
    }),
    [subject],
  );
  const save = async (draft: DraftBody): Promise<Outcome<Subject>> => {
    const outcome = await saveDraft(subject, draft);
    if (outcome.ok) {
      void loadSubjects();
      toast('success', messages.success.saveDraft);
    }
    return outcome;
  };
  const patch = async (draft: DraftBody): Promise<Text | undefined> => {
    const outcome = await patchDraft(subject, draft);
    if (!outcome.ok) return outcome.error;
    download(`${subject.replaceAll(':', '-')}.patch`, outcome.data.patch, 'text/x-patch;charset=utf-8');
    return undefined;
  };
  const absent = (
    <EmptyState title={t('There is no collection {{name}}', { name: title })} illustration="buoy">
      {rows > 0
        ? t('{{count}} rows of it are kept, and are there again with its files.', { count: rows })
        : t('Begin it, or choose something else above.')}
    </EmptyState>
  );
  return (
    <Workbench
      {...{ source, keptAs, begun, absent }}
      {...asks}
      refused={whyNot('forms.edit', t)}
      onSave={save}
      onPatch={patch}
    />
  );
}

/** What is begun in this visit: the texts of a collection that has no files. */
interface Begun {
  subject: string;
  /** The first, the second … */
  time: number;
  texts: Texts;
}

function Chosen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const subject = new URLSearchParams(useSearch()).get('subject') ?? first;
  const { subjects, listError, opened, error } = useSnapshot(workshop);
  const { admin } = useSnapshot(session);
  const [begun, setBegun] = useState<Begun>();
  const [isAsking, ask] = useState(false);
  const load = (): void => {
    void loadSubjects();
    void openSubject(subject);
  };
  useEffect(load, [subject]);
  const choose = (id: string, texts?: Texts): void => {
    setBegun(texts && { subject: id, time: (begun?.time ?? 0) + 1, texts });
    ask(false);
    navigate(`${paths.workshop}?subject=${encodeURIComponent(id)}`);
  };
  const known = subjects.map(({ _id }) => _id);
  const drafts = keptDrafts(draftsOf(admin?._id), inBrowser).filter((id) => collectionOf(id) !== undefined);
  const unsaved = [...new Set([...drafts, ...(collectionOf(subject) ? [subject] : [])])];
  const taken = subjects.filter(({ group }) => group !== 'removed').map(({ _id }) => _id);
  // Until they are known, no name is known to be free.
  const isOpen = isAsking && subjects.length > 0;
  const begin = (
    <ActionButton variant="contained" onClick={() => ask(true)} disabledReason={whyNot('forms.edit', t)}>
      {t('New collection')}
    </ActionButton>
  );
  return (
    <>
      <PageHeader
        title={t('Workshop')}
        description={t('Edit what the product is made of, and see what the edit does before it is saved.')}
        actions={begin}
      />
      <Chooser>
        <SubjectChoice
          subjects={subjects}
          begun={unsaved.filter((id) => !known.includes(id))}
          value={subject}
          onChoose={choose}
        />
        {listError !== undefined && error === undefined && (
          <RetryNote title={t(listError)} onRetry={() => void loadSubjects()} />
        )}
      </Chooser>
      {error !== undefined ? (
        <ErrorState title={t(error)} onRetry={load} />
      ) : opened?._id === subject ? (
        <Opened
          key={`${subject}:${begun?.time}`}
          source={opened as Subject}
          begun={begun?.subject === subject && isAbsent(opened as Subject) ? begun.texts : undefined}
        />
      ) : (
        <Spinner />
      )}
      <WhenOpen
        load={loadNew}
        isOpen={isOpen}
        props={{
          isOpen,
          taken: [...taken, ...drafts],
          name: taken.includes(subject) ? undefined : collectionOf(subject),
          onBegin: choose,
          onClose: () => ask(false),
        }}
      />
    </>
  );
}

export function Workshop() {
  const { t } = useTranslation();
  return (
    <FeatureGate feature="forms" permission="forms.read" title={t('Workshop')}>
      <Chosen />
    </FeatureGate>
  );
}
