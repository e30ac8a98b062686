import { line, path } from '../shapes.ts';
import { drawFenders, drawFlag, drawPerson, drawRail, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A hard-top cruiser without a flybridge. */
export const drawCabinCruiser: HullDrawing = (paint, random, pose) => {
  const crew = [-150, -116, -40]
    .filter(() => random.chance(0.8))
    .map((x) => drawPerson(random, paint, x, -74, 1.15));
  return [
    ...crew,
    path('M-206,-176L40,-184C66,-182 78,-172 80,-166L-204,-164Z', paint.deck),
    path('M-206,-170L80,-168L80,-162L-204,-162Z', paint.deckShade),
    line('M-192,-164L-172,-76M-30,-166L-52,-92', paint.deckShade, 9),
    path('M-24,-166L70,-168C112,-142 150,-116 190,-92L-46,-84Z', paint.glass, { opacity: 0.92 }),
    line('M40,-166L62,-92', paint.deck, 5),
    drawShine(paint, 0, -160, 26, 66),
    drawShine(paint, 96, -136, 16, 42),
    path('M-298,-56L-286,-80L-60,-82C60,-104 190,-96 318,-104C306,-62 280,-24 250,8L-276,8Z', paint.hull),
    path('M-292,-36C-80,-30 170,-36 294,-60C280,-34 266,-12 250,8L-276,8Z', paint.hullShade),
    path('M-280,-8L260,-8L250,8L-276,8Z', paint.accent),
    path(
      'M-20,-78C60,-92 150,-90 214,-88C204,-68 188,-62 168,-62L-4,-58C-18,-60 -24,-70 -20,-78Z',
      paint.glass,
    ),
    drawShine(paint, 20, -82, 22, 22),
    line('M-288,-68C-80,-66 120,-74 312,-90', paint.accent, 5),
    path('M-336,-18L-288,-22L-284,-8L-334,-8Z', paint.teak),
    drawRail(paint, 140, 310, -94, 10, 26, 5),
    pose === 'at anchor' ? drawFenders(paint, [-180, -60, 90], -62) : '',
    drawFlag(paint, -280, -80, [paint.accent, paint.deck]),
  ].join('');
};
