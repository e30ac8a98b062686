import { line, path } from '../shapes.ts';
import { drawOutboard, drawPerson, drawShine, drawWheel } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A rigid inflatable with console and arch. */
export const drawRib: HullDrawing = (paint, random) => {
  const crew = [-60, -24, 120]
    .filter((x) => x < 0 || random.chance(0.6))
    .map((x) => drawPerson(random, paint, x, -66, 1.3));
  return [
    drawOutboard(paint, -236, -44, 1.5),
    line('M-190,-60L-168,-168L-110,-172L-128,-62', paint.metal, 7),
    line('M-168,-168H-110M-140,-172V-196', paint.metal, 6),
    ...crew,
    path('M12,-60L22,-112L70,-108L92,-60Z', paint.deck),
    path('M54,-110L92,-110L70,-156L44,-156Z', paint.glass, { opacity: 0.8 }),
    drawShine(paint, 58, -150, 8, 34),
    drawWheel(paint, 10, -104, 16),
    path('M-100,-60L-96,-92C-90,-98 -60,-98 -52,-92L-48,-60Z', paint.dark),
    path('M-226,-16L300,-40C284,-16 258,-2 222,8L-214,8Z', paint.deck),
    path('M-222,-6L262,-10C250,-2 238,4 222,8L-214,8Z', paint.deckShade),
    path(
      'M-262,-26C-284,-30 -286,-62 -262,-66L200,-72C250,-76 300,-92 330,-104C346,-102 346,-82 336,-72C306,-44 250,-30 200,-28Z',
      paint.hull,
    ),
    path(
      'M-272,-40C-274,-30 -268,-26 -262,-26L200,-28C250,-30 306,-44 336,-72C340,-77 342,-82 343,-87C310,-62 252,-46 200,-44Z',
      paint.hullShade,
    ),
    line('M-264,-48L200,-52C252,-54 306,-76 340,-94', paint.accent, 7),
    line('M-262,-64L200,-70C250,-74 300,-90 330,-101', '#ffffff', 3, { opacity: 0.5 }),
    line('M-150,-60q22,12 44,0M-60,-62q22,12 44,0M40,-63q22,12 44,0M130,-65q22,12 44,-2', paint.dark, 3.4),
  ].join('');
};
