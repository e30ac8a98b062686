// What happened in some days, held against as many days before; each figure leads to its rows.
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import home from '#schemas/home.json' with { type: 'json' };
import type { Overview } from '#schemas/types.ts';
import { changeOf, dollars, numeral } from '#src/components/formats/numbers.ts';
import { FigureTile, FigureTiles } from '#src/components/charts/figure-tile.tsx';
import { DateRangeFilter } from '#src/components/lists/date-range-filter.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';
import { daysBefore, daysUntil, type Days } from '#src/stores/overview.ts';

type Figure = Omit<(typeof home.figures)[number], 'format'> & { format?: string };

/** The list of a figure, narrowed to its days. */
function hrefOf(path: string, days: Days): string {
  const [list, search] = path.split('?');
  return `${list}?${new URLSearchParams([...new URLSearchParams(search), ...Object.entries(days)]).toString()}`;
}

export interface DayFiguresProps {
  heading: ReactNode;
  figures: NonNullable<Overview['days']>;
  /** Those that are asked for; the figures follow. */
  days: Days;
  onChange: (days: Days) => void;
}

export function DayFigures({ heading, figures, days, onChange }: DayFiguresProps) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState<Partial<Days>>();
  const { now, before, from, to } = figures;
  const earlier = daysBefore({ from, to });
  const preset = home.ranges.find((count) => daysUntil(count).from === days.from);
  const isUntilToday = daysUntil(1).to === days.to;
  const change = (next: Partial<Days>): void => {
    setTyped(next);
    if (next.from && next.to && next.from <= next.to) onChange({ from: next.from, to: next.to });
  };
  const textOf = (value: number, format?: string): string =>
    format === 'money' ? dollars(value, language) : numeral(value, language);
  return (
    <section aria-labelledby="what-happened">
      {heading}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('Days')}
          value={isUntilToday ? preset : null}
          onChange={(_, count: number | null) => {
            setTyped(undefined);
            if (count !== null) onChange(daysUntil(count));
          }}
        >
          {home.ranges.map((count) => (
            <ToggleButton key={count} value={count}>
              {t('{{count}} days', { count })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateRangeFilter
          title={`${from} – ${to}`}
          from={(typed ?? days).from}
          to={(typed ?? days).to}
          onChange={change}
        />
      </Stack>
      <FigureTiles>
        {home.figures.flatMap(({ key, title, path, icon, format }: Figure) => {
          const [value, former] = [now[key as keyof typeof now], before[key as keyof typeof before] ?? 0];
          if (value === undefined) return [];
          const change = changeOf(value, former, language);
          const figure = textOf(former, format);
          return (
            <li key={key}>
              <FigureTile
                href={hrefOf(path, { from, to })}
                title={t(title)}
                icon={<Icon name={icon} drawing="line" fontSize="small" />}
                figure={textOf(value, format)}
                comparison={
                  <span title={`${earlier.from} – ${earlier.to}`}>
                    {change === undefined
                      ? t('Before: {{figure}}', { figure })
                      : t('{{change}} (before: {{figure}})', { change, figure })}
                  </span>
                }
              />
            </li>
          );
        })}
      </FigureTiles>
    </section>
  );
}
