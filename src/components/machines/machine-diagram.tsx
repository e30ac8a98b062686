// A statechart drawn, from left to right where there is room, else downwards: the present state lit, and below it, in words, what may be done now and why the rest may not.
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useLoaded } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { Drawing, Point } from './diagram-layout.ts';
import { StatusChip, type StatusLabel } from './status-chip.tsx';

const Frame = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  minWidth: 0,
  '& > div': { overflowX: 'auto' },
  '& svg': { display: 'block', maxWidth: 'none', fontFamily: 'inherit' },
  '& rect': { fill: theme.vars.palette.background.default, stroke: theme.vars.palette.divider },
  '& .now rect': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.primary.main },
  '& .name': { fontSize: 12, fontWeight: 500, fill: theme.vars.palette.text.primary },
  '& .now .name': { fill: theme.vars.palette.primary.contrastText },
  '& .arrow': { fill: 'none', stroke: theme.vars.palette.text.secondary },
  '& .good': { stroke: theme.vars.palette.success.main },
  '& .bad': { stroke: theme.vars.palette.error.main, strokeDasharray: '4 3' },
  '& .event': { fontSize: 11, fill: theme.vars.palette.text.secondary },
  '& rect.gap': { fill: theme.vars.palette.background.paper, stroke: 'none' },
  '& figcaption': theme.typography.h3,
  '& ul': { display: 'grid', gap: 6, fontSize: '0.8125rem' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px' },
  '& li span': { color: theme.vars.palette.text.secondary },
}));

export interface DiagramState extends StatusLabel {
  name: string;
}

export interface DiagramAction {
  event: string;
  /** What its button reads. */
  label: string;
  /** The state it leads to; without one it is not possible now. */
  target?: string | undefined;
  /** Why it is not possible now, in words that are translated. */
  reason?: string | undefined;
}

export interface DiagramArrow {
  from: string;
  to: string;
  event: string;
  /** Coloured where something is to be said of the arrow. */
  tone?: 'good' | 'bad' | undefined;
}

export interface MachineDiagramProps {
  title: string;
  states: readonly DiagramState[];
  arrows: readonly DiagramArrow[];
  current: string;
  actions: readonly DiagramAction[];
}

const loadLayout = () => import('./diagram-layout.ts').then(({ placeDiagram }) => placeDiagram);

/** What a pixel of the drawing measures: texts and all, it grows with the size that the browser is set to draw text in. */
const inRem = (pixels: number): string => `${pixels / 16}rem`;

const line = ([first, ...rest]: Point[]): string =>
  first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}` : '';

export function MachineDiagram({ title, states, arrows, current, actions }: MachineDiagramProps) {
  const { t } = useTranslation();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const placeDiagram = useLoaded(loadLayout);
  const textOf = (name: string): string => t(states.find((state) => state.name === name)?.text ?? name);
  const labelOf = (event: string): string =>
    t(actions.find((action) => action.event === event)?.label ?? event);
  const named = JSON.stringify([
    states.map(({ name }) => ({ name, text: textOf(name) })),
    arrows.map(({ from, to, event }) => ({ from, to, label: labelOf(event) })),
  ]);

  useEffect(() => {
    if (!placeDiagram) return;
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const room = (frame.current?.clientWidth ?? Infinity) / scale;
    const [nodes, edges] = JSON.parse(named) as [
      { name: string; text: string }[],
      { from: string; to: string; label: string }[],
    ];
    const wide = placeDiagram(nodes, edges, false);
    setDrawing(wide.width <= room ? wide : placeDiagram(nodes, edges, true));
  }, [placeDiagram, named]);

  const now = states.find(({ name }) => name === current);
  return (
    <Frame ref={frame}>
      <figcaption>{title}</figcaption>
      {drawing && (
        // The words below say the same.
        <div aria-hidden="true">
          <svg
            width={inRem(drawing.width)}
            height={inRem(drawing.height)}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          >
            <defs>
              <marker
                id={id}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0L8 4L0 8z" fill="currentColor" />
              </marker>
            </defs>
            {drawing.arrows.map(({ from, to, label, points, at }, index) => (
              <g key={`${from} ${to} ${index}`}>
                <path
                  className={`arrow ${arrows[index]?.tone ?? ''}`}
                  d={line(points)}
                  markerEnd={`url(#${id})`}
                />
                <rect className="gap" x={at.x - at.width / 2} y={at.y - 7} width={at.width} height={14} />
                <text className="event" x={at.x} y={at.y + 4} textAnchor="middle">
                  {label}
                </text>
              </g>
            ))}
            {drawing.states.map(({ name, x, y, width, height }) => (
              <g key={name} className={name === current ? 'now' : undefined}>
                <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={8} />
                <text className="name" x={x} y={y + 4} textAnchor="middle">
                  {textOf(name)}
                </text>
              </g>
            ))}
          </svg>
        </div>
      )}
      <p>
        {t('Now:')} {now && <StatusChip text={now.text} color={now.color} icon={now.icon} />}
      </p>
      <ul>
        {actions.map(({ event, label, target, reason }) => (
          <li key={event}>
            <strong>{t(label)}</strong>
            <span>{target ? t('possible now, leads to {{state}}', { state: textOf(target) }) : reason}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
