// §2 plans: '+ ADD', a card a plan, each a form of its own; five are advised, not enforced (§5).
import AddRounded from '@mui/icons-material/AddRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/plan.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { keptDrafts } from '#src/forms/draft.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { draftKeyOf } from '#src/layout/editing/entity-form.tsx';
import { useHeldRows } from '#src/layout/editing/use-held-rows.ts';
import { pressedBy } from '#src/look/keys.ts';
import { currentBoatId } from '#src/stores/current-boat.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { PlanCard, type Plan } from './plan-card.tsx';
import { formKeyOf } from './setting-form.tsx';
import { SettingFrame } from './setting-screen.tsx';

const Cards = styled('div')({ display: 'grid', gap: 16 });

const Advice = styled('p')(({ theme }) => ({ marginBottom: 16, color: theme.vars.palette.warning.main }));

const { advised } = limits.plans;

interface NewPlan {
  key: number;
  /** Something was typed into it before the page was loaded anew. */
  isKept: boolean;
}

const nameOf = ({ key }: NewPlan): string => `new-${key}`;

/** New plans of which something was typed before the page was loaded anew. */
function keptPlans(): NewPlan[] {
  const boat = { _id: currentBoatId() ?? '' };
  return keptDrafts(draftKeyOf(definition, formKeyOf(boat, 'new-')))
    .map((end) => ({ key: Number(end), isKept: true }))
    .sort((one, other) => one.key - other.key);
}

const none: readonly Plan[] = [];

interface PlanCardsProps {
  boat: Boat;
  added: readonly NewPlan[];
  drop: (key: number) => void;
}

function PlanCards({ boat, added, drop }: PlanCardsProps) {
  const [plans, forget] = useHeldRows(boat.plans ?? none, ({ _id }) =>
    draftKeyOf(definition, formKeyOf(boat, String(_id))),
  );
  return (
    <Cards>
      {plans.map((plan, index) => (
        <PlanCard key={plan._id} boat={boat} plan={plan} number={index + 1} onGone={() => forget(plan)} />
      ))}
      {added.map((plan, index) => (
        <PlanCard
          key={nameOf(plan)}
          boat={boat}
          number={plans.length + index + 1}
          draft={nameOf(plan)}
          isJustAdded={!plan.isKept}
          onGone={() => drop(plan.key)}
        />
      ))}
    </Cards>
  );
}

export function BoatPlansSettings() {
  const { t } = useTranslation();
  const [added, setAdded] = useState(keptPlans);

  const add = (): void => setAdded([...added, { key: (added.at(-1)?.key ?? 0) + 1, isKept: false }]);
  const drop = (key: number): void => setAdded((plans) => plans.filter((plan) => plan.key !== key));
  const addButton = (
    <ActionButton
      variant="contained"
      startIcon={<AddRounded />}
      {...pressedBy('add')}
      onClick={add}
      disabledReason={whyNot(calls.savePlan.permission, t)}
    >
      {t('ADD')}
    </ActionButton>
  );
  const countOf = (boat: Boat): number => (boat.plans?.length ?? 0) + added.length;
  return (
    <SettingFrame
      title="Add your plans"
      advice={t('You can add up to {{count}} plans per boat.', { count: advised })}
      actions={() => addButton}
    >
      {(boat) => (
        <>
          {countOf(boat) > advised && (
            <Advice role="status">
              {t('More than {{count}} plans: guests find fewer plans easier to choose from.', {
                count: advised,
              })}
            </Advice>
          )}
          {countOf(boat) === 0 && (
            <EmptyState title={t('No plans yet')} action={addButton}>
              {t('Guests book a boat by one of its plans. Add the first one.')}
            </EmptyState>
          )}
          <PlanCards key={boat._id} boat={boat} added={added} drop={drop} />
        </>
      )}
    </SettingFrame>
  );
}
