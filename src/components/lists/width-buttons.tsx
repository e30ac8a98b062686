// A column made wider and narrower by pressing: its edge asks for a hand that drags.
import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import type { MouseEvent } from 'react';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { widen } from './heading.tsx';
import type { Grid, TableRow } from './use-data-table.ts';

/** Pixels of a press. */
const step = 32;

const sideways = { transform: 'rotate(90deg)' };

interface WidthButtonsProps<Row extends TableRow> {
  grid: Grid<Row>;
  columnId: string;
  /** Translated. */
  title: string;
}

export function WidthButtons<Row extends TableRow>({ grid, columnId, title }: WidthButtonsProps<Row>) {
  const { t } = useTranslation();
  const isDead = grid.getColumn(columnId)?.getIsVisible() !== true;
  const by =
    (change: number) =>
    ({ currentTarget }: MouseEvent): void => {
      const edge = currentTarget.closest('main')?.querySelector(`[data-edge="${CSS.escape(columnId)}"]`);
      if (edge) widen(grid, columnId, edge, change);
    };
  return (
    <>
      <StepButton
        size="small"
        aria-label={t('Make {{column}} narrower', { column: title })}
        isDead={isDead}
        onClick={by(-step)}
      >
        <UnfoldLessRounded fontSize="inherit" sx={sideways} />
      </StepButton>
      <StepButton
        size="small"
        aria-label={t('Make {{column}} wider', { column: title })}
        isDead={isDead}
        onClick={by(step)}
      >
        <UnfoldMoreRounded fontSize="inherit" sx={sideways} />
      </StepButton>
    </>
  );
}
