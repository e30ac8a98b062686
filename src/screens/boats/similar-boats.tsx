import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { boatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import { BoatCard, BoatGrid } from '#src/components/boats/boat-card.tsx';
import { coverOf } from './picture-slots.ts';
import { ownerName } from '#src/stores/boats.ts';

export interface SimilarBoatsProps {
  boats: readonly Boat[];
  onOpen: (boat: Boat) => void;
}

export function SimilarBoats({ boats, onOpen }: SimilarBoatsProps) {
  const { t } = useTranslation();
  if (boats.length === 0) return null;
  return (
    <section aria-labelledby="similar-boats" style={{ marginTop: 32 }}>
      <h2 id="similar-boats" style={{ fontSize: '1rem', fontWeight: 600, marginBottom: 12 }}>
        {t('Similar boats')}
      </h2>
      <BoatGrid>
        {boats.map((boat) => (
          <BoatCard
            key={boat._id}
            model={boatName(boat, t)}
            owner={ownerName(boat)}
            location={textOf(boat.location1)}
            submitted={boat.date}
            status={labels.boatApproval[boatApproval(boat.status)]}
            picture={coverOf(boat)}
            action={t('View')}
            onOpen={boat._id === undefined ? undefined : () => onOpen(boat)}
          />
        ))}
      </BoatGrid>
    </section>
  );
}
