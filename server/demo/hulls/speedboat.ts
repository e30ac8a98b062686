import { line, path } from '../shapes.ts';
import { drawFlag, drawOutboard, drawPerson, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A fibreglass bowrider. */
export const drawSpeedboat: HullDrawing = (paint, random, pose) => {
  const crew = [-128, -92, 6, 120]
    .filter(() => random.chance(0.75))
    .map((x) => drawPerson(random, paint, x, x > 60 ? -78 : -66, 1.25));
  return [
    drawOutboard(paint, -252, -56, 1.45),
    ...crew,
    line('M-176,-70C-170,-140 -120,-150 -70,-150L-20,-148', paint.dark, 7),
    path('M-150,-152L-10,-156L-6,-148L-146,-144Z', paint.accent),
    path('M-16,-72L36,-120C60,-112 92,-92 112,-78Z', paint.glass, { opacity: 0.85 }),
    drawShine(paint, 20, -108, 14, 34),
    path('M-268,-46L-256,-70L-20,-72C100,-80 230,-84 318,-84C302,-44 268,-14 224,8L-246,8Z', paint.hull),
    path('M-262,-30C-60,-24 170,-30 292,-46C274,-22 250,-6 224,8L-246,8Z', paint.hullShade),
    path('M-264,-56L-40,-52C90,-54 210,-64 312,-78L306,-66C200,-46 80,-40 -40,-38L-262,-42Z', paint.accent),
    path('M-40,-52C90,-54 210,-64 312,-78L310,-74C210,-58 90,-48 -40,-46Z', paint.deck, { opacity: 0.7 }),
    line('M-256,-70L-20,-72C100,-80 230,-84 318,-84', paint.deckShade, 5),
    line('M150,-80L166,-98L290,-100L306,-86', paint.metal, 3),
    pose === 'at anchor' ? drawFlag(paint, -246, -70, [paint.accent, paint.deck]) : '',
  ].join('');
};
