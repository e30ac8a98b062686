/** Parts that many boats share: rails, people, flags, fenders, outboards, wheels. */
import type { Paint } from '../liveries.ts';
import type { Random } from '../random.ts';
import { at, circle, line, path, rect } from '../shapes.ts';

const SHIRTS = ['#e4604e', '#f4efe2', '#f0b44a', '#2f7fa3', '#2a9d8f', '#f2c9b0'];

/** Somebody on board, seen to the waist, feet hidden by the coaming at `y`. */
export function drawPerson(random: Random, paint: Paint, x: number, y: number, size = 1): string {
  const w = 9 * size;
  return (
    path(
      `M${at(x - w)},${at(y)}C${at(x - w)},${at(y - 26 * size)} ${at(x + w)},${at(y - 26 * size)} ${at(x + w)},${at(y)}Z`,
      random.pick(SHIRTS),
    ) +
    circle(x, y - 27 * size, 6.6 * size, paint.skin) +
    path(
      `M${at(x - 7 * size)},${at(y - 27 * size)}A${at(7 * size)},${at(7 * size)} 0 0 1 ${at(x + 7 * size)},${at(y - 28 * size)}Z`,
      paint.dark,
    )
  );
}

/** A guard rail of two wires between posts; `rise` lifts the far end. */
export function drawRail(
  paint: Paint,
  from: number,
  to: number,
  y: number,
  rise: number,
  height = 26,
  posts = 7,
): string {
  const yAt = (x: number) => y - (rise * (x - from)) / (to - from);
  let d = '';
  for (let index = 0; index <= posts; index++) {
    const x = from + ((to - from) * index) / posts;
    d += `M${at(x)},${at(yAt(x))}V${at(yAt(x) - height)}`;
  }
  for (const share of [1, 0.55])
    d += `M${at(from)},${at(yAt(from) - height * share)}L${at(to)},${at(yAt(to) - height * share)}`;
  return line(d, paint.metal, 2.2, { opacity: 0.9 });
}

export function drawFlag(paint: Paint, x: number, y: number, colours: readonly [string, string]): string {
  return (
    line(`M${at(x)},${at(y)}L${at(x - 16)},${at(y - 54)}`, paint.metal, 3) +
    path(`M${at(x - 16)},${at(y - 54)}q-20,-8 -34,3t-24,0l5,26q14,6 26,-2t32,-2Z`, colours[0]) +
    path(`M${at(x - 13)},${at(y - 42)}q-20,-8 -34,3t-24,0l3,15q14,6 26,-2t32,-2Z`, colours[1])
  );
}

export function drawFenders(paint: Paint, xs: readonly number[], y: number): string {
  return xs
    .map(
      (x) =>
        line(`M${at(x)},${at(y - 12)}V${at(y)}`, paint.dark, 1.6) +
        rect(x - 6, y, 12, 30, paint.accent, 6) +
        rect(x - 6, y + 4, 4, 22, paint.deck, 2, 0.35),
    )
    .join('');
}

/** An outboard hanging on a transom at x. */
export function drawOutboard(paint: Paint, x: number, y: number, size = 1): string {
  const s = (value: number) => at(value * size);
  return (
    path(
      `M${at(x)},${at(y)}l${s(-26)},0l${s(-6)},${s(-34)}q${s(2)},${s(-10)} ${s(14)},${s(-10)}l${s(14)},0q${s(10)},0 ${s(10)},${s(12)}Z`,
      paint.dark,
    ) +
    path(
      `M${at(x - 2 * size)},${at(y - 22 * size)}l${s(-26)},0l${s(-1)},${s(-7)}l${s(28)},0Z`,
      paint.accent,
    ) +
    path(`M${at(x - 20 * size)},${at(y)}l${s(13)},0l${s(-3)},${s(34)}l${s(-8)},0Z`, paint.dark)
  );
}

export const drawWheel = (paint: Paint, x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', { stroke: paint.metal, 'stroke-width': 3 }) +
  line(`M${at(x - r)},${at(y)}H${at(x + r)}M${at(x)},${at(y - r)}V${at(y + r)}`, paint.metal, 2);

/** Half-transparent diagonal light on a window. */
export const drawShine = (paint: Paint, x: number, y: number, width: number, height: number): string =>
  path(
    `M${at(x)},${at(y + height)}l${at(height * 0.5)},${at(-height)}h${at(width)}l${at(-height * 0.5)},${at(height)}Z`,
    paint.glassShine,
    { opacity: 0.4 },
  );
