// Ours: every file of schemas/ is edited beside what it makes, and what the edit does is said before it is saved.
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import type { DraftBody, Subject } from '#schemas/types.ts';
import { success } from '#schemas/generated/messages/success.ts';
import type { Text } from '#schemas/text.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { download } from '#src/browser/download.ts';
import { dropDraft, inBrowser } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { paths } from '#src/app/paths.ts';
import { refusal } from '#src/stores/refusals.ts';
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
import { Workbench } from './workbench.tsx';

const Chooser = styled('div')({ marginBottom: 16, '& > div': { maxWidth: 420 } });

const first = 'boat-info';

function Opened({ source }: { source: Subject }) {
  const { admin } = useSnapshot(session);
  const subject = source._id;
  const keptAs = `workshop:${admin?._id ?? ''}:${subject}`;
  const asks = useMemo(
    () => ({
      judge: (draft: DraftBody) => judgeDraft(subject, draft),
      weigh: (draft: DraftBody) => weighDraft(subject, draft),
    }),
    [subject],
  );
  const save = async (draft: DraftBody): Promise<Text | undefined> => {
    const outcome = await saveDraft(subject, draft);
    if (!outcome.ok) return outcome.error;
    dropDraft(keptAs, inBrowser);
    toast('success', success.saveDraft);
    return undefined;
  };
  const patch = async (draft: DraftBody): Promise<Text | undefined> => {
    const outcome = await patchDraft(subject, draft);
    if (!outcome.ok) return outcome.error;
    download(`${subject.replaceAll(':', '-')}.patch`, outcome.data.patch, 'text/x-patch;charset=utf-8');
    return undefined;
  };
  return <Workbench source={source} keptAs={keptAs} onSave={save} onPatch={patch} {...asks} />;
}

function Chosen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const subject = new URLSearchParams(useSearch()).get('subject') ?? first;
  const { subjects, opened, error } = useSnapshot(workshop);
  const load = (): void => {
    void loadSubjects();
    void openSubject(subject);
  };
  useEffect(load, [subject]);
  const groups: Record<Subject['group'], string> = {
    forms: t('Forms'),
    collections: t('Collections'),
    lists: t('Lists'),
    languages: t('Languages'),
    rules: t('Texts and rules'),
    answers: t('Answers of the server'),
  };
  return (
    <>
      <PageHeader
        title={t('Workshop')}
        description={t('Edit what the product is made of, and see what the edit does before it is saved.')}
      />
      <Chooser>
        <TextField
          select
          label={t('What is edited')}
          value={subject}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => navigate(`${paths.workshop}?subject=${encodeURIComponent(target.value)}`)}
        >
          {Object.entries(groups).map(([group, name]) => (
            <optgroup key={group} label={name}>
              {subjects
                .filter((one) => one.group === group)
                .map(({ _id, title }) => (
                  <option key={_id} value={_id}>
                    {`${t(title)} · ${_id}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </TextField>
      </Chooser>
      {error !== undefined ? (
        <ErrorState title={t(error)} onRetry={load} />
      ) : opened?._id === subject ? (
        <Opened key={`${subject}:${opened.base}`} source={opened as Subject} />
      ) : (
        <Spinner label={t('Loading…')} />
      )}
    </>
  );
}

export function Workshop() {
  const { t } = useTranslation();
  const reason = refusal('forms.read');
  if (reason !== undefined)
    return (
      <>
        <PageHeader title={t('Workshop')} />
        <EmptyState title={t('Not for your role')} illustration="buoy">
          {t(reason)}
        </EmptyState>
      </>
    );
  return (
    <FeatureGate feature="forms" title={t('Workshop')}>
      <Chosen />
    </FeatureGate>
  );
}
