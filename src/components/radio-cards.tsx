import { useId } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { ControlProps } from './control-frame.tsx';
import styles from './radio-cards.module.css';
import { StatusChip, type StatusColor } from './status-chip.tsx';

export interface RadioCard {
  value: string | number;
  /** A key to translate, as the description. */
  text: string;
  description?: string;
  /** With a colour and an icon the text stands in a chip. */
  color?: StatusColor;
  icon?: string;
}

export interface RadioCardsProps extends Partial<ControlProps> {
  cards: readonly RadioCard[];
  value: RadioCard['value'] | undefined;
  onChange: (value: RadioCard['value']) => void;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-required'?: boolean;
}

/** One of a few choices that need a sentence each. The inputs are native, so the arrow keys move between them. */
export function RadioCards({ cards, value, onChange, name, disabled, required, ...group }: RadioCardsProps) {
  const { t } = useTranslation();
  const own = useId();
  return (
    <div {...group} className={styles.cards} role="radiogroup" data-together>
      {cards.map((card) => {
        const id = `${own}-${card.value}`;
        return (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name ?? own}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
              disabled={disabled}
              required={required}
              aria-labelledby={`${id}-name`}
              aria-describedby={card.description ? `${id}-more` : undefined}
            />
            <span id={`${id}-name`} className={styles.name}>
              {card.color && card.icon ? (
                <StatusChip text={card.text} color={card.color} icon={card.icon} />
              ) : (
                t(card.text)
              )}
            </span>
            {card.description && <small id={`${id}-more`}>{t(card.description)}</small>}
          </label>
        );
      })}
    </div>
  );
}
