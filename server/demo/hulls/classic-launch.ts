import { line, path } from '../shapes.ts';
import { drawFlag, drawPerson, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A varnished runabout of the lakes. */
export const drawClassicLaunch: HullDrawing = (paint, random) => {
  const crew = [-58, -22, -150]
    .filter((x) => x > -100 || random.chance(0.6))
    .map((x) => drawPerson(random, paint, x, -60, 1.25));
  return [
    ...crew,
    path('M4,-66L40,-106C66,-100 84,-84 96,-70Z', paint.glass, { opacity: 0.8 }),
    line('M4,-66L40,-106L58,-104', paint.metal, 4),
    drawShine(paint, 28, -96, 12, 26),
    path(
      'M-300,-30C-296,-52 -286,-62 -262,-64L0,-66C120,-72 250,-80 340,-72C322,-36 282,-10 232,8L-266,8C-288,-4 -298,-14 -300,-30Z',
      paint.teakDark,
    ),
    path(
      'M-296,-44C-288,-58 -280,-62 -262,-64L0,-66C120,-72 250,-80 340,-72L334,-60C220,-50 100,-40 0,-38L-298,-36Z',
      paint.teak,
    ),
    line('M-298,-28C-60,-22 170,-26 316,-46M-292,-16C-60,-8 150,-12 290,-26', '#f1c48f', 1.6, {
      opacity: 0.45,
    }),
    line('M-294,-46C-60,-44 200,-56 334,-66', '#ffe3b8', 2, { opacity: 0.6 }),
    path('M-278,-4L246,-4L232,8L-266,8Z', '#f6efe0'),
    path('M-112,-66L-100,-78L-76,-78L-70,-66Z', '#f3e6cf'),
    path('M-190,-66L-180,-80L-166,-80L-160,-66Z', '#f3e6cf'),
    line('M-262,-64L0,-66C120,-72 250,-80 340,-72', paint.metal, 3.5),
    line('M170,-77L186,-86L290,-84M318,-76L330,-74', paint.metal, 3),
    drawFlag(paint, -278, -62, ['#d94f3d', '#f7f1e1']),
  ].join('');
};
