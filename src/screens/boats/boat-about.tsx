// Description, host figures, policy, capacity, captain and specifications of a boat.
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { hasCaptain } from '#machines/captain.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Boat, User } from '#schemas/types.ts';
import { PolicyBadge } from '#src/components/boats/policy-badge.tsx';
import { measure, numeral } from '#src/components/formats/numbers.ts';
import { Rating } from '#src/components/controls/rating.tsx';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';
import { lookups, nameOf } from '#src/stores/lookups.ts';
import { Section } from './section.tsx';

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: theme.vars.palette.text.secondary,
}));

const Description = styled('p')({ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

type Policy = StatusLabel & { description: string };
const policies: Partial<Record<string, Policy>> = labels.cancellation;

export function BoatAbout({ boat, host }: { boat: Boat; host: User | null }) {
  const { t, language } = useTranslation();
  const { rows } = useSnapshot(lookups);
  const persons = Number(textOf(boat.capacity));
  const policy = policies[String(boat.cancellation)];
  const type = nameOf(rows.boattypes, boat.boattype);
  const brand = nameOf(rows.boatbrands, boat.boatbrand);
  return (
    <Section title={t('About this boat')}>
      <Facts>
        {typeof host?.review === 'number' && (
          <span>
            {t('Host review')} <Rating value={host.review} />
          </span>
        )}
        {typeof host?.booking === 'number' && <span>{t('{{count}} bookings', { count: host.booking })}</span>}
        {typeof host?.resrate === 'number' && (
          <span>{t('Response rate {{percent}}%', { percent: numeral(host.resrate, language) })}</span>
        )}
        {policy && <PolicyBadge {...policy} />}
      </Facts>
      <Facts>
        {persons > 0 && <span>{t('Up to {{count}} persons', { count: persons })}</span>}
        <span>{hasCaptain(boat.plans) ? t('With Captain') : t('Without Captain')}</span>
      </Facts>
      <Description>{textOf(boat.description)}</Description>
      <SpecTable
        rows={[
          { label: t('Year'), value: textOf(boat.year) },
          { label: t('Feets'), value: measure(boat.size, language) },
          { label: t('Brand'), value: brand },
          { label: t('Type'), value: type },
          { label: t('Model'), value: textOf(boat.model) },
          { label: t('Capacity'), value: textOf(boat.capacity) },
        ]}
      />
    </Section>
  );
}
