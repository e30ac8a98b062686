import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { setDensity, useDensity } from '#src/look/density.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import type { Grid, TableRow } from './use-data-table.ts';
import { WidthButtons } from './width-buttons.tsx';

const line = { display: 'flex', alignItems: 'center', gap: '2px' };

/** Shows, hides and moves columns, of which the first one names the row and stays, sets their widths, and sets the rows closer. */
export function ColumnChooser<Row extends TableRow>({ grid }: { grid: Grid<Row> }) {
  const { t } = useTranslation();
  const isCompact = useDensity() === 'compact';
  const isNarrow = useIsNarrow();
  const isLaidOut = Object.keys(grid.state.columnSizing).length + grid.state.columnOrder.length > 1;
  const columns = grid.getAllLeafColumns();
  const names = columns.map(({ id }) => id);
  const move = (at: number, by: number): void => {
    const others = names.filter((_, index) => index !== at);
    grid.setColumnOrder(others.toSpliced(at + by, 0, names[at] ?? ''));
  };
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
        <Box sx={{ display: 'grid', gap: '2px', padding: 2 }}>
          {columns.map((column, at) => {
            const title = t(column.columnDef.meta?.title ?? '');
            // Cards have no columns.
            const widths = !isNarrow && <WidthButtons grid={grid} columnId={column.id} title={title} />;
            if (!column.getCanHide())
              return (
                widths && (
                  <Box key={column.id} sx={line}>
                    <Box sx={{ flex: 1 }}>{title}</Box>
                    {widths}
                    <Box sx={{ width: 62 }} />
                  </Box>
                )
              );
            return (
              <Box key={column.id} sx={line}>
                <Box sx={{ flex: 1, marginInlineEnd: 4 }}>
                  <FormControlLabel
                    label={title}
                    checked={column.getIsVisible()}
                    onChange={(_event, isShown) => column.toggleVisibility(isShown)}
                    control={<Checkbox />}
                  />
                </Box>
                {widths}
                <StepButton
                  size="small"
                  aria-label={t('Move {{column}} forward', { column: title })}
                  isDead={at === 1}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUpwardRounded fontSize="inherit" />
                </StepButton>
                <StepButton
                  size="small"
                  aria-label={t('Move {{column}} back', { column: title })}
                  isDead={at === columns.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDownwardRounded fontSize="inherit" />
                </StepButton>
              </Box>
            );
          })}
          <Divider sx={{ marginBlock: '6px' }} />
          <FormControlLabel
            label={t('Compact rows')}
            checked={isCompact}
            onChange={() => setDensity(isCompact ? 'comfortable' : 'compact')}
            control={<Checkbox />}
          />
          {isLaidOut && (
            <Button
              size="small"
              onClick={() => {
                grid.setColumnOrder([]);
                grid.setColumnSizing({});
              }}
            >
              {t('Usual widths and order')}
            </Button>
          )}
        </Box>
      )}
    </Disclosure>
  );
}
