// Beside the documents of a boat: what they must agree with.
import { styled } from '@mui/material/styles';
import { useSnapshot } from 'valtio';
import { textOf } from '#schemas/row-values.ts';
import type { Boat, User } from '#schemas/types.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import { Day } from '#src/components/formats/day.tsx';
import { measure } from '#src/components/formats/numbers.ts';
import { Email } from '#src/components/formats/email.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Picture } from '#src/components/pictures/picture.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { ownerIdOf, ownerName } from '#src/stores/boats.ts';
import { lookups, nameOf } from '#src/stores/lookups.ts';
import { coverOf } from './picture-slots.ts';
import { Section } from './section.tsx';

/** Most are shown whole; where there is more, half a line says so. */
const Text = styled('p')({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxHeight: '10.5lh',
  overflow: 'auto',
});

/** Below the documents too it is small, and the facts are in sight. */
const Cover = styled('div')({ maxWidth: 320 });

const pictureRatio = 16 / 9;

export function ReviewFacts({ boat, host }: { boat: Boat; host: User | null }) {
  const { t, language } = useTranslation();
  const { rows } = useSnapshot(lookups);
  const description = textOf(boat.description);
  const email = textOf(host?.email);
  const owner = ownerName(boat) || t('Not known');
  const ownerId = ownerIdOf(boat);
  return (
    <Section title={t('The boat')}>
      <Cover>
        <Picture {...coverOf(boat)} alt={boatName(boat, t)} ratio={pictureRatio} isEager />
      </Cover>
      <SpecTable
        rows={[
          {
            label: t('Owner'),
            value: ownerId === undefined ? owner : <Link href={rowHref(paths.users, ownerId)}>{owner}</Link>,
          },
          { label: t('Email'), value: email && <Email address={email} /> },
          { label: t('Submitted'), value: <Day value={boat.date} /> },
          { label: t('Location'), value: textOf(boat.location1) },
          { label: t('Year'), value: textOf(boat.year) },
          { label: t('Feets'), value: measure(boat.size, language) },
          { label: t('Brand'), value: nameOf(rows.boatbrands, boat.boatbrand) },
          { label: t('Type'), value: nameOf(rows.boattypes, boat.boattype) },
          { label: t('Capacity'), value: textOf(boat.capacity) },
        ]}
      />
      {/* It may be longer than its place: it is scrolled by keys too. */}
      {description && (
        <Text tabIndex={0} role="group" aria-label={t('Description')}>
          {description}
        </Text>
      )}
    </Section>
  );
}
