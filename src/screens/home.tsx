// §2 /home: the index page. What waits for staff, each number a way to its list, and how the marketplace is doing.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { BoatApproval } from '#machines/boat-approval.ts';
import home from '#schemas/home.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Overview } from '#schemas/types.ts';
import { compactDollars, dollars } from '#src/components/formats/amounts.ts';
import { BarChart } from '#src/components/charts/bar-chart.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { FigureTile } from '#src/components/charts/figure-tile.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { ShareList } from '#src/components/charts/share-list.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';
import { useTranslation, type Language } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';
import { paths } from '#src/app/paths.ts';
import { loadOverview, overview } from '#src/stores/overview.ts';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: 16,
  marginBottom: 24,
});

const Plots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
  gap: 24,
});

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 12 }));

/** A number and the list that it leads to; without a key it counts that list. */
type Tile = Omit<(typeof home.waiting)[number], 'key'> & { key?: string };

type Month = NonNullable<Overview['months']>[number];

/** `Jan` in English; months are those of UTC. */
const monthName = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });

export function Home() {
  const { t, language } = useTranslation();
  const { figures, error } = useSnapshot(overview);
  useEffect(() => void loadOverview(), []);

  if (error !== undefined && !figures)
    return (
      <>
        <PageHeader title={t('DashBoard Home Page')} />
        <ErrorState title={t(error)} onRetry={() => void loadOverview()} />
      </>
    );
  const { waiting = {}, lists = {}, boats, months = [], payouts } = (figures ?? {}) as Overview;
  const barsOf = (valueOf: (month: Month) => number) =>
    months.map((each) => ({
      name: each.month,
      short: monthName(each.month, language),
      value: valueOf(each),
    }));
  const money = {
    textOf: (value: number) => dollars(value, language),
    shortTextOf: (value: number) => compactDollars(value, language),
  };
  const number = (value: number) => value.toLocaleString(language);
  return (
    <>
      <PageHeader title={t('DashBoard Home Page')} />
      <Heading>{t('Waiting for you')}</Heading>
      {!figures && <Spinner label={t('Loading the figures…')} />}
      <Tiles>
        {home.waiting.map(({ key, title, path, icon }: Tile) => {
          const count = key === undefined ? lists[path] : waiting[key as keyof typeof waiting];
          return (
            count !== undefined && (
              <li key={path}>
                <FigureTile
                  href={path}
                  title={t(title)}
                  icon={<Icon name={icon} drawing="line" fontSize="small" />}
                  figure={count.toLocaleString(language)}
                />
              </li>
            )
          );
        })}
      </Tiles>
      {figures && (
        <Plots>
          <BarChart
            title={t('Revenue by month of the trip')}
            nameTitle={t('Month')}
            bars={barsOf(({ revenue }) => revenue)}
            {...money}
          />
          <BarChart
            title={t('Bookings by month of the trip')}
            nameTitle={t('Month')}
            bars={barsOf(({ bookings }) => bookings)}
            textOf={number}
            shortTextOf={number}
          />
          {boats && (
            <ShareList
              title={t('Boats by their documents')}
              shares={(Object.keys(labels.boatApproval) as BoatApproval[]).map((status) => ({
                key: status,
                label: labels.boatApproval[status] as StatusLabel,
                href: `${paths.boats}?status=${status}`,
                value: boats[status] ?? 0,
                text: (boats[status] ?? 0).toLocaleString(language),
              }))}
            />
          )}
          {payouts && (
            <BarChart
              title={t('Payouts ahead by week')}
              nameTitle={t('Week from')}
              bars={payouts.map(({ week, amount }) => ({ name: week, short: week.slice(5), value: amount }))}
              {...money}
            />
          )}
        </Plots>
      )}
    </>
  );
}
