import { useTranslation } from '#src/i18n.ts';
import type { ControlProps } from './control-frame.tsx';
import { dollars } from './amounts.ts';
import styles from './price-range.module.css';

export interface PriceRangeProps extends Partial<Omit<ControlProps, 'required'>> {
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  disabled?: boolean;
  'aria-label'?: string;
}

/** §2 The price slider, from 1 to 1000 dollars, with its value beside it. */
export function PriceRange({ value, onChange, minimum = 1, maximum = 1000, ...rest }: PriceRangeProps) {
  const { language } = useTranslation();
  const share = ((value - minimum) / (maximum - minimum)) * 100;
  const text = dollars(value, language);
  const at: Record<string, string> = { '--at': `${share}%` };
  return (
    <div className={styles.row}>
      <input
        {...rest}
        className={styles.slider}
        type="range"
        min={minimum}
        max={maximum}
        value={value}
        aria-valuetext={text}
        style={at}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={rest.id} className={styles.value}>
        {text}
      </output>
    </div>
  );
}
