import { useTranslation } from '#src/i18n.ts';
import { ActionButton } from '../action-button.tsx';
import { SelectInput } from '../select-input.tsx';
import styles from './filters.module.css';

export interface PagerProps {
  page: number;
  size: number;
  sizes: readonly number[];
  /** How many rows the page has, and the whole list where it is known. */
  count: number;
  total: number | undefined;
  /** What there is to go to; without it that button is off. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onSize: (size: number) => void;
}

/** Steps through the pages of a list that the server cuts. */
export function Pager({ page, size, sizes, count, total, onPrevious, onNext, onSize }: PagerProps) {
  const { t, language } = useTranslation();
  const number = (value: number): string => value.toLocaleString(language);
  const first = (page - 1) * size + 1;
  const range =
    total === undefined
      ? t('Page {{page}}', { page: number(page) })
      : t('{{first}}–{{last}} of {{total}}', {
          first: number(first),
          last: number(first + count - 1),
          total: number(total),
        });
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      <label>
        {t('Rows')}
        <SelectInput
          value={size}
          options={sizes.map((one) => ({ _id: one, name: String(one) }))}
          isAlwaysChosen
          onChange={(chosen) => onSize(Number(chosen))}
        />
      </label>
      <div>
        <span role="status">{range}</span>
        <ActionButton
          variant="outlined"
          color="inherit"
          size="small"
          {...(onPrevious ? { onClick: onPrevious } : { disabledReason: t('This is the first page.') })}
        >
          {t('Previous')}
        </ActionButton>
        <ActionButton
          variant="outlined"
          color="inherit"
          size="small"
          {...(onNext ? { onClick: onNext } : { disabledReason: t('This is the last page.') })}
        >
          {t('Next')}
        </ActionButton>
      </div>
    </nav>
  );
}
