// Ours: a form is edited beside itself, and what the edit does is said before it is saved.
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import type { FormDraftBody, FormSource } from '#schemas/types.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { download } from '#src/browser/download.ts';
import type { Lookups } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FeatureGate } from '#src/layout/feature-gate.tsx';
import { paths } from '#src/app/paths.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { leaveWith, markUnsaved } from '#src/stores/unsaved.ts';
import {
  judgeForm,
  loadForms,
  openForm,
  patchForm,
  saveForm,
  weighForm,
  workshop,
} from '#src/stores/workshop.ts';
import { Workbench } from './workbench.tsx';

const Chooser = styled('div')({ marginBottom: 16, '& > div': { maxWidth: 420 } });

const key = 'workshop';
const first = 'boat-info';
const listed = ['boattypes', 'boatbrands', 'accessories', 'allowes', 'powers', 'locationtype'] as const;

function Opened({ source }: { source: FormSource }) {
  const { rows } = useSnapshot(lookups);
  const form = source._id;
  const asks = useMemo(
    () => ({
      judge: (draft: FormDraftBody) => judgeForm(form, draft),
      weigh: (draft: FormDraftBody) => weighForm(form, draft),
    }),
    [form],
  );
  useEffect(() => () => markUnsaved(key, false, () => undefined), []);

  const save = async (draft: FormDraftBody): Promise<Text | undefined> => {
    const outcome = await saveForm(form, draft);
    if (!outcome.ok) return outcome.error;
    markUnsaved(key, false, () => undefined);
    toast('success', messages.success.saveForm);
    return undefined;
  };
  const patch = async (draft: FormDraftBody): Promise<Text | undefined> => {
    const outcome = await patchForm(form, draft);
    if (!outcome.ok) return outcome.error;
    download(`${form}.patch`, outcome.data.patch, 'text/x-patch;charset=utf-8');
    return undefined;
  };
  return (
    <Workbench
      source={source}
      lookups={rows as Lookups}
      onDirty={(isDirty) => markUnsaved(key, isDirty, () => undefined)}
      onSave={save}
      onPatch={patch}
      {...asks}
    />
  );
}

function Chosen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = new URLSearchParams(useSearch()).get('form') ?? first;
  const { forms, opened, error } = useSnapshot(workshop);
  const load = (): void => {
    void loadForms();
    void openForm(form);
  };
  useEffect(load, [form]);
  useEffect(() => void loadLookups(listed), []);
  return (
    <>
      <PageHeader
        title={t('Form workshop')}
        description={t('Edit a form beside itself, and see what the edit does before it is saved.')}
      />
      <Chooser>
        <TextField
          select
          label={t('Form')}
          value={form}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => leaveWith(() => navigate(`${paths.workshop}?form=${target.value}`))}
        >
          {forms.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {`${t(title)} · ${_id}`}
            </option>
          ))}
        </TextField>
      </Chooser>
      {error !== undefined ? (
        <ErrorState title={t(error)} onRetry={load} />
      ) : opened?._id === form ? (
        <Opened key={`${form}:${opened.base}`} source={opened} />
      ) : (
        <Spinner label={t('Loading the form…')} />
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
        <PageHeader title={t('Form workshop')} />
        <EmptyState title={t('Not for your role')} illustration="buoy">
          {t(reason)}
        </EmptyState>
      </>
    );
  return (
    <FeatureGate feature="forms" title={t('Form workshop')}>
      <Chosen />
    </FeatureGate>
  );
}
