// A few figures side by side, each bar with its value; the same figures stand in a table for those who cannot see bars.
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Card } from '#src/components/page/card.tsx';

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 20,
  '& figcaption': { display: 'flex', justifyContent: 'space-between', gap: 12, alignItems: 'baseline' },
  '& h2': theme.typography.h2,
  '& figcaption span': { fontSize: 13, whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& table': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'clamp(2px, 1%, 10px)',
  height: 160,
  paddingTop: 18,
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& > div': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    alignContent: 'end',
    height: '100%',
    textAlign: 'center',
  },
  '& i': {
    display: 'block',
    minHeight: 2,
    borderRadius: '4px 4px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > div:hover i': { backgroundColor: theme.vars.palette.sea.accent },
  '& b': { fontWeight: 500, color: theme.vars.palette.text.primary },
  '& span': { paddingTop: 6 },
  [theme.breakpoints.down('sm')]: { '& b': { display: 'none' } },
}));

export interface BarChartProps {
  title: string;
  /** What the bars stand for, as head of the column of names. */
  nameTitle: string;
  bars: readonly {
    /** Names the bar in the table. */
    name: string;
    /** Names it below the bar, where there is little room. */
    short: string;
    value: number;
    /** The value as it is read. */
    text: string;
    /** Where there is little room. */
    shortText: string;
  }[];
  total: string;
}

const tallest = 100;

export function BarChart({ title, nameTitle, bars, total }: BarChartProps) {
  const { t } = useTranslation();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Card>
      <Figure aria-label={title}>
        <figcaption>
          <h2>{title}</h2>
          <span>{t('{{amount}} in all', { amount: total })}</span>
        </figcaption>
        <Bars aria-hidden="true">
          {bars.map(({ name, short, value, text, shortText }) => (
            <div key={name} title={`${name}: ${text}`}>
              <b>{value > 0 && shortText}</b>
              <i style={{ height: Math.round((value / most) * tallest) }} />
              <span>{short}</span>
            </div>
          ))}
        </Bars>
        <table>
          <thead>
            <tr>
              <th scope="col">{nameTitle}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </Card>
  );
}
