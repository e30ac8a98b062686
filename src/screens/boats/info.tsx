// §2 'Boat Information': the form of boat-info.schema.json; a newer version on the server opens a choice.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { submissionMachine } from '#machines/submission.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import type { Boat, BoatInfoForm } from '#schemas/types.ts';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import type { Lookups } from '#src/forms/form-context.ts';
import { lookupsOf } from '#src/forms/lookups-of.ts';
import { startData } from '#src/forms/start-data.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { paths } from '#src/paths.ts';
import { saveBoatInfo, takeNewer } from '#src/stores/current-boat.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useCurrentBoat } from './use-current-boat.ts';

interface Conflict {
  mine: BoatInfoForm;
  theirs: Boat;
}

const valueOf = (boat: Boat): Partial<BoatInfoForm> => ({
  ...startData(definition.schema, { ...boat, user: boat.user?._id }),
});

export function BoatInfo() {
  const { t } = useTranslation();
  const { boat, error, reload } = useCurrentBoat();
  const { rows, error: lookupError } = useSnapshot(lookups);
  const [submission, send] = useMachine(submissionMachine);
  const [problems, setProblems] = useState<Record<string, string>>();
  const [conflict, setConflict] = useState<Conflict>();
  const value = useMemo(() => (boat ? valueOf(boat) : {}), [boat]);
  const readOnlyReason = refusal(calls.updateBoat.permission);

  useEffect(() => void loadLookups(lookupsOf(definition.schema)), []);

  if (error !== undefined) return <ErrorState title={t(error)} onRetry={reload} />;
  if (!boat) return <Spinner label={t('Loading the boat…')} />;

  const save = async (base: Boat, info: BoatInfoForm): Promise<void> => {
    if (!submission.can({ type: 'submit' })) return;
    send({ type: 'submit' });
    setProblems(undefined);
    const failure = await saveBoatInfo(base, info);
    if (!failure) {
      send({ type: 'saved' });
      toast('success', calls.updateBoat.success);
    } else if (failure.status === 412 && failure.data) {
      send({ type: 'outdated' });
      setConflict({ mine: info, theirs: failure.data });
    } else {
      send({ type: 'failed' });
      setProblems(failure.errors ?? (failure.sort ? { [failure.sort]: failure.error } : undefined));
      toast('error', failure.error);
    }
  };
  const settle = (decided: 'mine' | 'theirs'): void => {
    if (!conflict) return;
    setConflict(undefined);
    if (decided === 'mine') return void save(conflict.theirs, conflict.mine);
    send({ type: 'reload' });
    takeNewer(conflict.theirs);
  };
  return (
    <>
      <PageHeader
        title={t(definition.schema.title ?? '')}
        description={boat.model}
        back={{ href: paths.boatOptions, label: t('Edit Boat') }}
      />
      {lookupError && (
        <ErrorState title={t(lookupError)} onRetry={() => void loadLookups(lookupsOf(definition.schema))} />
      )}
      <SchemaForm
        form={definition}
        value={value}
        lookups={rows as Lookups}
        suggestAddress={suggestAddress}
        busy={submission.hasTag('busy')}
        draftKey={`boat-info:${boat._id}`}
        {...(problems ? { problems } : {})}
        {...(readOnlyReason ? { readOnly: true, readOnlyReason: t(readOnlyReason) } : {})}
        onChange={() => send({ type: 'edit' })}
        onInvalid={(found) => found.forEach(({ text }) => toast('error', text))}
        onSubmit={(info) => void save(boat, info)}
      />
      {conflict && (
        <ConflictDialog
          schema={definition.schema}
          mine={{ ...conflict.mine }}
          theirs={valueOf(conflict.theirs)}
          onDecide={settle}
        />
      )}
    </>
  );
}
