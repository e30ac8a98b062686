import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { Labels } from '#schemas/table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import styles from './filters.module.css';

export interface LabelFilterProps {
  title: string;
  labels: Labels;
  /** The name of the chosen label. */
  value: string | undefined;
  onChange: (key: string | undefined) => void;
}

/** Chooses one label of a label table, or every one. */
export function LabelFilter({ title, labels, value, onChange }: LabelFilterProps) {
  const { t } = useTranslation();
  return (
    <Disclosure
      label={t(title)}
      align="start"
      button={(control) => (
        <Button {...control} variant="outlined" color="inherit" endIcon={<ExpandMoreRounded />}>
          {t(title)}
        </Button>
      )}
    >
      {(close) => {
        const choose = (key: string | undefined) => () => {
          onChange(key);
          close();
        };
        return (
          <div className={styles.choices}>
            {Object.entries(labels).map(([key, label]) => (
              <button key={key} type="button" aria-pressed={value === key} onClick={choose(key)}>
                <StatusChip {...label} />
              </button>
            ))}
            <button type="button" aria-pressed={value === undefined} onClick={choose(undefined)}>
              {t('All')}
            </button>
          </div>
        );
      }}
    </Disclosure>
  );
}
