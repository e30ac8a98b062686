import { circle, line, path } from '../shapes.ts';
import { drawFlag, drawPerson, drawRail, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A flybridge motor yacht. */
export const drawMotorYacht: HullDrawing = (paint, random, pose) => {
  const crew = [-86, -52, -20]
    .filter(() => random.chance(0.7))
    .map((x) => drawPerson(random, paint, x, -176));
  const guests =
    pose === 'at anchor' ? drawPerson(random, paint, 214, -106) + drawPerson(random, paint, -262, -72) : '';
  return [
    line('M-60,-186L-96,-244L-40,-244M-78,-244V-262', paint.deckShade, 9),
    circle(-78, -266, 9, paint.deck),
    line('M-40,-248V-318', paint.metal, 2.4),
    path('M-210,-226L-60,-238C-40,-238 -34,-230 -40,-226L-208,-216Z', paint.deck),
    line('M-190,-218L-176,-176M-60,-230L-24,-184', paint.deckShade, 5),
    ...crew,
    path('M60,-176C40,-206 24,-210 6,-212L10,-176Z', paint.glassShine, { opacity: 0.75 }),
    path('M-236,-152L-216,-178L40,-186C90,-182 120,-170 146,-152Z', paint.deck),
    path('M-236,-152L-226,-164L130,-162L146,-152Z', paint.deckShade),
    path('M-200,-150L-120,-154L52,-156C112,-154 164,-126 206,-98L-214,-88Z', paint.deckShade),
    path('M-190,-144L44,-149C98,-146 142,-126 176,-104L-202,-98Z', paint.glass),
    line('M-110,-147L-116,-100M-30,-149L-32,-102M52,-149L66,-104', paint.deck, 5),
    drawShine(paint, -176, -143, 34, 40),
    drawShine(paint, 70, -140, 26, 34),
    guests,
    path('M-312,-64L-296,-92L-180,-90C40,-92 220,-100 344,-128C332,-80 304,-34 268,8L-288,8Z', paint.hull),
    path('M-306,-44C-80,-40 180,-46 318,-78C304,-46 288,-18 268,8L-288,8Z', paint.hullShade),
    path('M-294,-8L280,-8L268,8L-288,8Z', paint.accent),
    path('M-190,-72L150,-78C140,-60 120,-54 96,-54L-176,-50C-190,-54 -194,-64 -190,-72Z', paint.glass),
    drawShine(paint, -140, -72, 40, 20),
    drawShine(paint, 10, -74, 24, 20),
    line('M-298,-92C40,-92 220,-102 344,-128', paint.teak, 5),
    path('M-352,-20L-300,-24L-296,-10L-350,-10Z', paint.teak),
    drawRail(paint, 150, 334, -100, 26, 28),
    drawFlag(paint, -292, -92, [paint.accent, paint.deck]),
  ].join('');
};
