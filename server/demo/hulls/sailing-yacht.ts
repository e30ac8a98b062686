import { circle, line, path } from '../shapes.ts';
import { drawFlag, drawPerson, drawRail, drawShine, drawWheel } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

const SAILS = ['#fff8e8', '#e7644f', '#f0b347', '#2b8f96'] as const;

/** A sloop, bow to the right, waterline at y = 0; sails up under way, furled at anchor. */
export const drawSailingYacht: HullDrawing = (paint, random, pose) => {
  const headsail = random.pick(SAILS);
  const crew = [-212, -184, -158]
    .filter(() => random.chance(0.75))
    .map((x) => drawPerson(random, paint, x, -46));
  const sheer = 'M-292,-54C-150,-47 120,-52 314,-88';
  const parts = [
    line('M-286,-56L37,-548L306,-88', paint.metal, 1.8),
    line('M-128,-56L37,-330L150,-62', paint.metal, 1.4),
    path('M32,-78L34,-552L42,-552L44,-78Z', paint.metal),
    line('M18,-330H60M22,-440H54', paint.metal, 3),
  ];
  if (pose === 'under way') {
    parts.push(
      path('M30,-540C-6,-430 -96,-262 -216,-142C-130,-128 -50,-126 30,-132Z', paint.sail),
      path('M30,-540C26,-380 -18,-230 -94,-130C-50,-127 -8,-128 30,-132Z', paint.sailShade, {
        opacity: 0.55,
      }),
      line('M30,-440L-46,-402M30,-340L-102,-290M30,-240L-158,-200', paint.sailShade, 2),
      path(
        'M302,-92L48,-520C86,-370 74,-220 4,-106C100,-122 200,-112 302,-92Z',
        headsail === SAILS[0] ? paint.sail : headsail,
      ),
      path('M302,-92L48,-520C130,-370 170,-220 160,-112C210,-110 256,-102 302,-92Z', '#ffffff', {
        opacity: 0.2,
      }),
    );
  } else {
    parts.push(
      path('M34,-122C-60,-158 -160,-152 -222,-136L-222,-126L34,-116Z', paint.accent),
      line('M304,-90L50,-500', paint.sail, 7),
    );
  }
  parts.push(
    line('M38,-120L-224,-132', paint.metal, 7),
    ...crew,
    drawWheel(paint, -236, -74, 22),
    path(
      'M-292,-54C-150,-47 120,-52 314,-88C302,-52 284,-20 262,8L-268,8C-284,-10 -291,-30 -292,-54Z',
      paint.hull,
    ),
    path(
      'M-289,-30C-150,-14 120,-16 297,-46C286,-24 275,-8 262,8L-268,8C-280,-4 -286,-16 -289,-30Z',
      paint.hullShade,
    ),
    path('M-279,-8L272,-8L262,8L-268,8Z', paint.accent),
    line('M-290,-42C-150,-35 120,-40 306,-74', paint.accent, 4),
    path('M-138,-49C-124,-76 -92,-84 -36,-86C44,-88 112,-84 160,-60L150,-56Z', paint.deck),
    path('M-100,-70C-40,-80 44,-80 112,-70L118,-63L-106,-60Z', paint.glass),
    drawShine(paint, -60, -76, 26, 13),
    drawShine(paint, 40, -76, 18, 11),
    path('M-168,-50C-164,-92 -122,-98 -98,-80L-102,-52Z', paint.accent),
    drawRail(paint, 30, 296, -60, 24),
    drawRail(paint, -288, -176, -54, -3, 26, 3),
    line(sheer, paint.teakDark, 3.4),
    circle(298, -62, 3, paint.dark),
    drawFlag(paint, -288, -54, [paint.accent, paint.deck]),
  );
  return parts.join('');
};
