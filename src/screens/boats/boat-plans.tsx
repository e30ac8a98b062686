import { useTranslation } from '#src/language/i18n.ts';
import { isWithCaptain } from '#machines/captain.ts';
import { listOf, textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import { PlanPanels } from '#src/components/boats/plan-panels.tsx';
import { Section } from './section.tsx';

export function BoatPlans({ boat }: { boat: Boat }) {
  const { t } = useTranslation();
  const plans = listOf(boat.plans).map((plan) => ({
    _id: String(plan._id),
    description: textOf(plan.description),
    price: plan.price,
    hasCaptain: isWithCaptain(plan),
  }));
  return (
    <Section title={t('Plans')}>
      <PlanPanels plans={plans} />
    </Section>
  );
}
