import type { Labels } from '#schemas/table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { FilterButton } from './filter-button.tsx';

const Choice = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'start',
  minHeight: 38,
  padding: '6px 8px',
  borderRadius: 6,
  '&:hover, &[aria-pressed=true]': { backgroundColor: theme.vars.palette.sea.sunken },
}));

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
    <FilterButton title={title}>
      {(close) => {
        const choose = (key: string | undefined) => () => {
          onChange(key);
          close();
        };
        return (
          <Stack sx={{ gap: 0.5 }}>
            {Object.entries(labels).map(([key, label]) => (
              <Choice key={key} aria-pressed={value === key} onClick={choose(key)}>
                {label.icon ? <StatusChip {...label} /> : t(label.text)}
              </Choice>
            ))}
            <Choice aria-pressed={value === undefined} onClick={choose(undefined)}>
              {t('All')}
            </Choice>
          </Stack>
        );
      }}
    </FilterButton>
  );
}
