import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { columnKey, type Column } from '#schemas/table.ts';
import { setDensity, useDensity } from '#src/look/density.ts';
import { useTranslation } from '#src/i18n.ts';
import Button from '@mui/material/Button';
import { CheckBox } from '../check-box.tsx';
import { Disclosure } from '../disclosure.tsx';
import styles from './filters.module.css';

export interface ColumnChooserProps {
  columns: readonly Column[];
  /** Names of the columns that are shown. */
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Shows and hides columns, of which the first one names the row and stays, and sets the rows closer. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps) {
  const { t } = useTranslation();
  const isCompact = useDensity() === 'compact';
  const [, ...others] = columns;
  const keys = columns.map(columnKey);
  const toggle = (key: string): void =>
    onChange(keys.filter((one) => (one === key ? !shown.includes(key) : shown.includes(one))));
  return (
    <Disclosure
      label={t('Columns')}
      button={(control) => (
        <Button {...control} variant="outlined" color="inherit" startIcon={<ViewColumnOutlined />}>
          {t('Columns')}
        </Button>
      )}
    >
      {() => (
        <div className={styles.columns}>
          {others.map((column) => (
            <CheckBox
              key={columnKey(column)}
              label={t(column.title)}
              checked={shown.includes(columnKey(column))}
              onChange={() => toggle(columnKey(column))}
            />
          ))}
          <hr />
          <CheckBox
            label={t('Compact rows')}
            checked={isCompact}
            onChange={() => setDensity(isCompact ? 'comfortable' : 'compact')}
          />
        </div>
      )}
    </Disclosure>
  );
}
