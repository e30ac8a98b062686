// The cards of the boat list: each opens its boat.
import { memo, useCallback, useContext, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { boatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { BoatCard, BoatGrid } from '#src/components/boat-card.tsx';
import { NavigationContext } from '#src/components/link.tsx';
import type { StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';
import { paths } from '#src/paths.ts';
import { thumbnailOf } from '#src/pictures.ts';
import { ownerName } from '#src/stores/boat-search.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './list.module.css';
import { useLines } from './use-lines.ts';

interface EntryProps {
  boat: Boat;
  isEager: boolean;
  isOpening: boolean;
  onOpen: (boat: Boat) => void;
}

/** Drawn again only when its own boat changed: the list grows to hundreds of cards while it is scrolled. */
const Entry = memo(function Entry({ boat, isEager, isOpening, onOpen }: EntryProps) {
  const { t } = useTranslation();
  const { prefetch } = useContext(NavigationContext);
  const label = boatApproval(boat.status);
  const src = imageUrl(boat.coverImage ?? boat.boatImage?.cover);
  return (
    <BoatCard
      model={boat.model ?? ''}
      owner={ownerName(boat)}
      isOwnerBlocked={boat.user?.block === true}
      location={boat.location1 ?? ''}
      submitted={boat.date}
      status={labels.boatApproval[label] as StatusLabel}
      picture={src ? { src: thumbnailOf(src) } : {}}
      action={label === 'approved' ? t('View') : t('Review Documents')}
      needsReview={label === 'pendingApproval'}
      busy={isOpening}
      isEager={isEager}
      onIntent={() => prefetch?.(paths.boat)}
      onOpen={() => onOpen(boat)}
    />
  );
});

/** As lines, of which those far out of sight are not in the page. */
export function Cards({ rows }: { rows: readonly Boat[] }) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Boat['_id']>();
  const open = useCallback(
    (boat: Boat) => {
      setOpening(boat._id);
      void openBoat(String(boat._id)).then((isOpen) => {
        setOpening(undefined);
        if (isOpen) navigate(paths.boat);
        else toast('error', currentBoat.error);
      });
    },
    [navigate],
  );
  const list = useRef<HTMLDivElement>(null);
  const { columns, lines, height, keep } = useLines(list, rows.length);
  return (
    <div ref={list} className={styles.lines} style={{ height }} onBlur={() => keep(undefined)}>
      {lines.map(({ index, top, cards }) => (
        <BoatGrid key={index} className={styles.line} style={{ top }} onFocus={() => keep(index)}>
          {rows.slice(index * columns, index * columns + cards).map((boat) => (
            <Entry
              key={boat._id}
              boat={boat}
              isEager={index === 0}
              isOpening={opening === boat._id}
              onOpen={open}
            />
          ))}
        </BoatGrid>
      ))}
    </div>
  );
}
