// How the marketplace is doing over months, and what it will pay.
import { styled } from '@mui/material/styles';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Overview } from '#schemas/types.ts';
import { dollars, numeral, shortDollars } from '#src/components/formats/numbers.ts';
import { BarChart } from '#src/components/charts/bar-chart.tsx';
import { ShareList } from '#src/components/charts/share-list.tsx';
import { useTranslation, type Language } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
  gap: 24,
});

type Month = NonNullable<Overview['months']>[number];

/** `Jan` in English; months are those of UTC. */
const monthName = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });

export function Plots({ figures: { boats, months, payouts } }: { figures: Overview }) {
  const { t, language } = useTranslation();
  const barsOf = (all: readonly Month[], valueOf: (month: Month) => number) =>
    all.map((each) => ({
      name: each.month,
      short: monthName(each.month, language),
      value: valueOf(each),
    }));
  const money = {
    textOf: (value: number) => dollars(value, language),
    shortTextOf: (value: number) => shortDollars(value, language),
  };
  const number = (value: number) => numeral(value, language);
  return (
    <Grid>
      {months && (
        <>
          <BarChart
            title={t('Revenue by month of the trip')}
            nameTitle={t('Month')}
            list={`${paths.bookings}?status=confirmed`}
            bars={barsOf(months, ({ revenue }) => revenue)}
            {...money}
          />
          <BarChart
            title={t('Bookings by month of the trip')}
            nameTitle={t('Month')}
            list={paths.bookings}
            bars={barsOf(months, ({ bookings }) => bookings)}
            textOf={number}
            shortTextOf={number}
          />
        </>
      )}
      {boats && (
        <ShareList
          title={t('Boats by their documents')}
          shares={(Object.keys(labels.boatApproval) as BoatApproval[]).map((status) => ({
            key: status,
            label: labels.boatApproval[status],
            href: `${paths.boats}?status=${status}`,
            value: boats[status] ?? 0,
            text: number(boats[status] ?? 0),
          }))}
        />
      )}
      {payouts && (
        <BarChart
          title={t('Payouts ahead by week')}
          nameTitle={t('Week from')}
          list={paths.sales}
          bars={payouts.map(({ week, amount }) => ({ name: week, short: week.slice(5), value: amount }))}
          {...money}
        />
      )}
    </Grid>
  );
}
