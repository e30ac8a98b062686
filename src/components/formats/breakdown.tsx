import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { dollars } from './numbers.ts';

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 0',
  padding: '12px 14px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sea.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { paddingInlineStart: 16, textAlign: 'end' },
  '& > div[data-total] > *': {
    paddingTop: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
}));

export interface BreakdownRow {
  /** Translated. */
  label: string;
  /** US dollars; what is taken away is negative. */
  amount: number;
  /** What the rows before it come to. */
  isTotal?: boolean;
}

/** Where an amount comes from, line by line. */
export function Breakdown({ rows }: { rows: readonly BreakdownRow[] }) {
  const { language } = useTranslation();
  return (
    <Rows>
      {rows.map(({ label, amount, isTotal }, index) => (
        <div key={index} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{dollars(amount, language)}</dd>
        </div>
      ))}
    </Rows>
  );
}
