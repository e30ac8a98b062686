// Beside the boat: its documents at a glance, the host, and what is on board and allowed.
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { documentStateOf, documentTypes } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import type { Boat, CatalogueRow, User } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import Button from '@mui/material/Button';
import { HostCard } from '#src/components/people/host-card.tsx';
import { ItemList } from '#src/components/lists/item-list.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { ownerIdOf, ownerName } from '#src/stores/boats.ts';
import { lookups, nameOf } from '#src/stores/lookups.ts';
import { Section } from './section.tsx';

const Documents = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  gap: 8,
  alignItems: 'center',
});

type Rows = readonly CatalogueRow[] | undefined;

/** The rows of a catalogue that are, or are not, among a boat's ids; with their icons. */
function chosen(rows: Rows, ids: readonly (string | number)[] | undefined, isWanted: boolean) {
  const own = new Set(Array.isArray(ids) ? ids.map(String) : []);
  return rows
    ?.filter(({ _id, id }) => [_id, id].some((one) => own.has(String(one))) === isWanted)
    .map((row) => {
      const icon = imageUrl(row.icon);
      const key = row._id ?? row.id ?? '';
      return { _id: key, title: nameOf([row], key), ...(icon ? { icon } : {}) };
    });
}

export interface BoatAsideProps {
  boat: Boat;
  host: User | null;
  onReview: () => void;
}

export function BoatAside({ boat, host, onReview }: BoatAsideProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { rows } = useSnapshot(lookups);
  const allowed = rows.allowes;
  // Of a host who cannot be asked for the boat may know the name.
  const owner: Partial<User> | undefined = host ?? (ownerName(boat) === '' ? undefined : boat.user);
  const ownerId = host?._id ?? ownerIdOf(boat);
  const avatar = imageUrl(owner?.avatar);
  return (
    <div>
      <Section title={t('Documents')}>
        <Documents>
          {documentTypes.map((type) => (
            <div key={type} style={{ display: 'contents' }}>
              <dt>{t(labels.documentType[type].text)}</dt>
              <dd>
                <StatusChip {...labels.document[documentStateOf(boat.status, type)]} />
              </dd>
            </div>
          ))}
        </Documents>
        <Button variant="outlined" color="inherit" onClick={onReview}>
          {t('Review Documents')}
        </Button>
      </Section>
      {owner && (
        <HostCard
          name={personName(owner)}
          {...(avatar ? { avatar } : {})}
          review={owner.review}
          bookings={owner.booking}
          responseRate={owner.resrate}
          isTop={typeof owner.review === 'number' && owner.review > limits.topHostAbove}
          isBlocked={owner.block === true}
          {...(ownerId !== undefined && {
            profileHref: rowHref(paths.users, ownerId),
            onMessage: () => navigate(rowHref(paths.messages, ownerId, 'user')),
          })}
        />
      )}
      <Section title={t('Accessories')}>
        <ItemList
          items={chosen(rows.accessories, boat.accessories, true)}
          empty={t('No accessories have been chosen.')}
        />
      </Section>
      <Section title={t('Allowed on the boat')}>
        <ItemList items={chosen(allowed, boat.allowes, true)} empty={t('Nothing has been allowed.')} />
      </Section>
      <Section title={t('Not allowed')}>
        <ItemList
          items={chosen(allowed, boat.allowes, false)}
          kind="unallowed"
          empty={t('Everything on the list is allowed.')}
        />
      </Section>
    </div>
  );
}
