// §2 /home: the index page. What waits for staff, what has happened, and how the marketplace is doing.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import home from '#schemas/home.json' with { type: 'json' };

import type { Overview, Permission } from '#schemas/types.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { FigureTile, FigureTiles } from '#src/components/charts/figure-tile.tsx';
import { numeral } from '#src/components/formats/numbers.ts';
import { Link } from '#src/components/page/link.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';
import { followOverview, loadOverview, overview } from '#src/stores/overview.ts';
import { refusalFor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';
import { DayFigures } from './day-figures.tsx';
import { Plots } from './plots.tsx';
import { useDays } from './use-days.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 12,
  '& > h2': { marginBottom: 0 },
});

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 12 }));

/** A number and the list that it leads to; without a key it counts that list. */
type Tile = Omit<(typeof home.waiting)[number], 'key' | 'queue' | 'permission'> & {
  key?: string;
  queue?: string;
  permission?: Permission;
};

export function Home() {
  const { t, language } = useTranslation();
  const { figures, error } = useSnapshot(overview);
  const { admin } = useSnapshot(session);
  const [days, setDays] = useDays();
  const { from, to } = days;
  useEffect(() => {
    void loadOverview({ from, to });
    return followOverview({ from, to });
  }, [from, to]);

  if (error !== undefined && !figures)
    return (
      <>
        <PageHeader title={t('DashBoard Home Page')} />
        <ErrorState title={t(error)} onRetry={() => void loadOverview(days)} />
      </>
    );
  const { waiting = {}, lists = {} } = (figures ?? {}) as Overview;
  const tiles = (home.waiting as Tile[]).flatMap(({ key, permission, ...tile }) => {
    const count = key === undefined ? lists[tile.path] : waiting[key as keyof typeof waiting];
    const isMine = permission === undefined || refusalFor(admin?.role, permission) === undefined;
    return count === undefined || !isMine ? [] : [{ ...tile, count }];
  });
  return (
    <>
      <PageHeader title={t('DashBoard Home Page')} />
      <Line>
        <Heading>{t('Waiting for you')}</Heading>
        {tiles.map(
          ({ queue, count }) =>
            queue &&
            count > 0 && (
              <Link key={queue} href={queue}>
                {t('Review one after another')}
              </Link>
            ),
        )}
      </Line>
      {!figures && <Spinner />}
      {figures && tiles.length === 0 && <p>{t('Nothing waits for your role.')}</p>}
      <FigureTiles>
        {tiles.map(({ path, title, icon, count }) => (
          <li key={path}>
            <FigureTile
              href={path}
              title={t(title)}
              icon={<Icon name={icon} drawing="line" fontSize="small" />}
              figure={numeral(count, language)}
            />
          </li>
        ))}
      </FigureTiles>
      {error !== undefined && <ErrorState title={t(error)} onRetry={() => void loadOverview(days)} />}
      {figures?.days && (
        <DayFigures
          heading={<Heading id="what-happened">{t('What happened')}</Heading>}
          figures={figures.days}
          days={days}
          onChange={setDays}
        />
      )}
      {figures && <Plots figures={figures as Overview} />}
    </>
  );
}
