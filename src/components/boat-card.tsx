import type { HTMLAttributes } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ActionButton } from './action-button.tsx';
import { BlockedMark } from './blocked-mark.tsx';
import styles from './boat-card.module.css';
import { Card } from './card.tsx';
import { Day } from './day.tsx';
import './drawings.ts';
import { Picture } from './picture.tsx';
import { StatusChip, type StatusLabel } from './status-chip.tsx';

const ratio = 16 / 10;
/** Letters that may be too many for the narrowest card. Only such a line is cut: each cut costs while the list is scrolled. */
const longFrom = 25;

const lineOf = (text: string) => ({ title: text, 'data-long': text.length >= longFrom || undefined });

export interface BoatCardProps {
  model: string;
  owner: string;
  isOwnerBlocked?: boolean;
  location: string;
  submitted: string | undefined;
  status: StatusLabel;
  picture?: { src?: string; thumbnail?: string };
  /** The button's words: "View" or "Review Documents". */
  action: string;
  /** True paints the button as the next thing to do. */
  needsReview?: boolean;
  onOpen: () => void;
  /** Pointer moves over the card, or focus is on it: a good moment to load the next screen. */
  onIntent?: () => void;
  busy?: boolean;
  isEager?: boolean;
}

/** §2 One boat of the list. */
export function BoatCard({
  model,
  owner,
  isOwnerBlocked,
  location,
  submitted,
  status,
  picture,
  action,
  ...rest
}: BoatCardProps) {
  const { t } = useTranslation();
  const { needsReview, onOpen, onIntent, busy, isEager } = rest;
  return (
    <Card className={styles.card} onPointerMove={onIntent} onFocus={onIntent}>
      <Picture {...picture} alt={model} ratio={ratio} isEager={isEager} />
      <StatusChip {...status} />
      <h2 {...lineOf(model)}>{model}</h2>
      <p {...lineOf(owner)}>
        {owner} <BlockedMark isBlocked={isOwnerBlocked} />
      </p>
      <p className={styles.place} {...lineOf(location)}>
        {location}
      </p>
      <div className={styles.foot}>
        <small>
          {t('Submitted')}
          <Day value={submitted} />
        </small>
        <ActionButton
          variant={needsReview ? 'contained' : 'outlined'}
          color={needsReview ? 'primary' : 'inherit'}
          size="small"
          onClick={onOpen}
          busy={busy}
        >
          {action}
        </ActionButton>
      </div>
    </Card>
  );
}

/** As tall as a card, so that nothing jumps when the boats arrive. */
export function BoatCardSkeleton() {
  const line = (width: string) => <span className={`${styles.coming} ${styles.line}`} style={{ width }} />;
  return (
    <Card className={styles.card} aria-hidden="true">
      <span className={styles.coming} style={{ aspectRatio: ratio, borderRadius: 0 }} />
      {line('70%')}
      {line('45%')}
      {line('60%')}
      <div className={styles.foot}>
        <span className={styles.coming} style={{ width: 72, height: 20 }} />
        <span className={styles.coming} style={{ width: 72, height: 30 }} />
      </div>
    </Card>
  );
}

/** The grid the cards stand in: as many columns as fit. */
export function BoatGrid({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`${styles.grid} ${className}`} />;
}
