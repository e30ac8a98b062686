// A few figures side by side, drawn as bars; the same figures stand in a table for those who cannot see bars.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from '#src/language/i18n.ts';
import { Card } from '#src/components/page/card.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import type { Bars } from './drawn-bars.tsx';

const loadBars = () => import('./drawn-bars.tsx').then(({ DrawnBars }) => DrawnBars);

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    alignItems: 'baseline',
  },
  '& h2': theme.typography.h2,
  '& figcaption span': {
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

interface BarChartProps extends Bars {
  /** What the bars stand for, as head of the column of names. */
  nameTitle: string;
}

/** Kept before the bars are there, so that nothing jumps. */
const height = 200;

export function BarChart({ nameTitle, ...drawn }: BarChartProps) {
  const { t } = useTranslation();
  const { title, bars, textOf } = drawn;
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card>
      <Figure aria-label={title}>
        <figcaption>
          <h2>{title}</h2>
          <span>{t('{{amount}} in all', { amount: textOf(total) })}</span>
        </figcaption>
        <Box sx={{ height, minWidth: 0 }}>
          <WhenOpen load={loadBars} isOpen props={{ ...drawn, height }} />
        </Box>
        <div className="visually-hidden">
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{nameTitle}</TableCell>
                <TableCell>{title}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {bars.map(({ name, value }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell>{textOf(value)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </Figure>
    </Card>
  );
}
