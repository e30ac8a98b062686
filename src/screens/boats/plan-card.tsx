// One plan of a boat: description, price, captain, and dates of its own where it has some; Save and Delete.
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/plan.js';
import type { Boat, PlanForm } from '#schemas/types.ts';
import { dateTimeIn } from '#src/components/controls/date-time-parts.ts';
import { Card } from '#src/components/page/card.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { dropDraft } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { deletePlan, savePlan } from '#src/stores/boat-plans.ts';
import { takeNewer } from '#src/stores/current-boat.ts';
import { refusal } from '#src/stores/refusals.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { draftKeyOf } from '#src/layout/editing/entity-form.tsx';
import { formKeyOf, SettingForm } from './setting-form.tsx';

export type Plan = NonNullable<Boat['plans']>[number];

const Frame = styled(Card)(({ theme }) => ({
  padding: 20,
  overflow: 'visible',
  '& > h2': { ...theme.typography.h2, marginBottom: 16 },
}));

/** What is typed into. */
const fields = '[data-field] :is(input:not([type=hidden]), textarea, select, [role=combobox])';

export interface PlanCardProps {
  boat: Boat;
  number: number;
  /** Absent for a plan that is not saved yet. */
  plan?: Plan;
  /** Tells new plans apart. */
  draft?: string;
  /** Perhaps below what is seen: one goes on in its first field. */
  isJustAdded?: boolean;
  /** A new plan was saved, or taken away again; a plan was deleted. */
  onGone?: () => void;
}

const planNow = (boat: Boat, { _id: id }: Plan): Plan | undefined =>
  boat.plans?.find(({ _id }) => _id === id);

/**
 * The plan as the form holds it: what a boat's list of plans says of it, its dates however they are written, and whether it has
 * some. One that is not in the list any more is as it was seen.
 */
function planIn(boat: Boat, seen: Plan | undefined): object {
  const plan = seen && (planNow(boat, seen) ?? seen);
  const [start, end] = [plan?.start, plan?.end].map(dateTimeIn);
  return { ...plan, start, end, customDates: Boolean(start ?? end) };
}

/** It is another plan: the one that it was is gone. */
const asNew = ({ _id, ...value }: PlanForm): PlanForm => value;

/** A plan says by its dates whether it has some. */
const withDates = ({ customDates: _, start = null, end = null, ...value }: PlanForm): PlanForm => ({
  ...value,
  start,
  end,
});

export function PlanCard({ boat, number, plan, draft = '', isJustAdded = false, onGone }: PlanCardProps) {
  const { t } = useTranslation();
  /** What is asked about: a plan that is saved, or what is typed into one that is not. */
  const [asked, setAsked] = useState<'plan' | 'draft'>();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isJustAdded) card.current?.querySelector<HTMLElement>(fields)?.focus();
  }, [isJustAdded]);
  const reason = refusal(calls.deletePlan.permission);
  const name = t('Plan {{number}}', { number });

  /** Deleted by somebody else, while something is typed into it. */
  const isGone = plan !== undefined && asked !== 'plan' && planNow(boat, plan) === undefined;
  const isNew = plan === undefined || isGone;
  const part = String(plan?._id ?? draft);
  const key = draftKeyOf(definition, formKeyOf(boat, part));
  const title = t('Delete {{name}}?', { name });
  const close = (): void => setAsked(undefined);
  const forget = (): void => {
    dropDraft(key);
    onGone?.();
  };
  return (
    <Frame ref={card} aria-label={name}>
      <h2>{name}</h2>
      {isGone && (
        <Typography role="status" sx={{ mb: 4, color: 'warning.main' }}>
          {t('Somebody else has deleted this plan. Save it to add it anew.')}
        </Typography>
      )}
      <SettingForm
        form={definition}
        boat={boat}
        read={(from) => planIn(from, plan)}
        save={savePlan}
        call={calls.savePlan}
        part={part}
        layout="dialog"
        beforeSave={(value) => withDates(isGone ? asNew(value) : value)}
        isNew={isNew}
        {...(isNew && onGone ? { onSaved: onGone } : {})}
      >
        <DeleteButton reason={reason} onClick={() => setAsked(isNew ? 'draft' : 'plan')} />
      </SettingForm>
      {asked === 'plan' && plan && (
        <DeleteDialog
          row={boat}
          titleOf={() => title}
          remove={(from) => deletePlan(from, { _id: plan._id })}
          success={calls.deletePlan.success}
          takeNewer={takeNewer}
          onCancel={close}
          onGone={forget}
        >
          {t('Guests can no longer book this plan. Bookings that were made with it stay.')}
        </DeleteDialog>
      )}
      {asked === 'draft' && (
        <ConfirmDialog
          open
          title={title}
          confirmLabel={t('Delete')}
          destructive
          onConfirm={forget}
          onCancel={close}
        >
          {t('What you typed is lost.')}
        </ConfirmDialog>
      )}
    </Frame>
  );
}
