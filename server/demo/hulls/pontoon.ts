import { line, path, rect } from '../shapes.ts';
import { drawOutboard, drawPerson } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A pontoon boat: tubes, a flat deck, fences and a sun canopy. */
export const drawPontoon: HullDrawing = (paint, random) => {
  const crew = [-196, -150, -20, 96, 138, 220]
    .filter(() => random.chance(0.7))
    .map((x) => drawPerson(random, paint, x, -78, 1.3));
  return [
    drawOutboard(paint, -278, -34, 1.25),
    line('M-170,-96L-110,-196M-170,-96L-210,-196M60,-96L110,-196M60,-96L8,-196', paint.metal, 4),
    ...crew,
    path('M-248,-196C-180,-222 80,-224 150,-198L150,-190L-248,-188Z', paint.accent),
    path('M-248,-196C-180,-206 80,-208 150,-198L150,-188L-248,-186Z', paint.dark, { opacity: 0.3 }),
    path('M30,-84L36,-116L66,-116L74,-84Z', paint.deckShade),
    path('M62,-116L84,-116L70,-140Z', paint.glass, { opacity: 0.8 }),
    path(
      'M-282,-90C-282,-98 -276,-100 -270,-100L262,-100C284,-100 296,-92 296,-78L296,-42L-282,-42Z',
      paint.hull,
    ),
    path('M-282,-62L296,-62L296,-42L-282,-42Z', paint.hullShade),
    path('M-282,-84L200,-84L296,-74L296,-64L180,-72L-282,-72Z', paint.accent),
    line('M-282,-100H262C284,-100 296,-92 296,-78', paint.metal, 5),
    line('M-140,-98V-44M10,-98V-44M160,-98V-44', paint.metal, 4),
    rect(-292, -44, 596, 10, paint.teakDark),
    path('M-286,-34L262,-34C292,-32 314,-16 322,-6C310,8 290,10 262,10L-286,10Z', paint.metal),
    path('M-286,-10L320,-8C308,8 290,10 262,10L-286,10Z', paint.hullShade),
    line('M-280,-26H266', '#ffffff', 4, { opacity: 0.6 }),
    line('M300,-78V-34M-292,-36l-18,0l0,40', paint.metal, 4),
  ].join('');
};
