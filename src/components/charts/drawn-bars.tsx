import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { useContext } from 'react';
import { NavigationContext } from '#src/components/page/link.tsx';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { inDays } from './in-days.ts';

/** What is drawn. */
export interface Bars {
  title: string;
  /** The address of what is counted; each bar leads to that of its days. */
  list: string;
  /** Each with its name, which is a month or the first day of a week, and a shorter one for below the bar. */
  bars: readonly { name: string; short: string; value: number }[];
  /** A value as it is read. */
  textOf: (value: number) => string;
  /** Where there is little room. */
  shortTextOf: (value: number) => string;
}

/** The bars themselves: axes, a note at the bar that is pointed at, the arrow keys from bar to bar, Enter or a click to what it counts. */
export function DrawnBars({ title, list, bars, textOf, shortTextOf, height }: Bars & { height: number }) {
  const { primary, text, divider } = useTheme().vars.palette;
  const isNarrow = useIsNarrow();
  const { navigate } = useContext(NavigationContext);
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <BarChart
      height={height}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      series={[
        {
          data: bars.map(({ value }) => value),
          label: title,
          color: primary.main,
          valueFormatter: (value) => textOf(value ?? 0),
        },
      ]}
      xAxis={[
        {
          data: bars.map(({ name }) => name),
          scaleType: 'band',
          categoryGapRatio: 0.2,
          disableTicks: true,
          // Where not all have room, the library leaves out whichever touch.
          ...(isNarrow && { tickLabelInterval: (_: unknown, index: number) => index % 2 === 0 }),
          valueFormatter: (name: string, { location }) =>
            (location === 'tick' && bars.find((bar) => bar.name === name)?.short) || name,
        },
      ]}
      yAxis={[
        {
          max: most,
          tickNumber: 4,
          tickMinStep: 1,
          width: 'auto',
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => shortTextOf(value),
        },
      ]}
      experimentalFeatures={{ keyboardActivation: true }}
      onItemClick={(_, { dataIndex }) => {
        const bar = bars[dataIndex];
        if (bar) navigate(inDays(list, bar.name));
      }}
      grid={{ horizontal: true }}
      borderRadius={4}
      hideLegend
      skipAnimation
      sx={{
        // The library's own rules name the axis as well.
        '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: divider },
        '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: text.secondary },
        '& :has(> :focus-visible)': { outline: `2px solid ${primary.main}`, borderRadius: 2 },
        // A drawing keeps its colours, which may be those of the other scheme.
        '@media (forced-colors: active)': {
          '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'CanvasText' },
          '& .MuiBarChart-element': { fill: 'CanvasText !important' },
        },
      }}
    />
  );
}
