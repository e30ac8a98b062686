import { line, path } from '../shapes.ts';
import { drawPerson, drawRail, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A cruising catamaran: the far hull shows behind the near one. */
export const drawCatamaran: HullDrawing = (paint, random, pose) => {
  const crew = [-196, -160, 196]
    .filter(() => random.chance(0.7))
    .map((x) => drawPerson(random, paint, x, x > 0 ? -70 : -76));
  const parts = [
    path('M-262,-60L330,-70L318,0L-250,0Z', paint.hullShade),
    line('M-250,-66L27,-556L300,-78', paint.metal, 1.8),
    path('M22,-120L24,-560L32,-560L34,-120Z', paint.metal),
    line('M6,-350H50', paint.metal, 3),
  ];
  if (pose === 'under way') {
    parts.push(
      path('M20,-548C-50,-520 -90,-330 -214,-172C-130,-158 -50,-156 20,-160Z', paint.sail),
      path('M20,-548C0,-420 -30,-280 -96,-162C-50,-157 -10,-158 20,-160Z', paint.sailShade, { opacity: 0.5 }),
      line('M20,-470L-62,-440M20,-370L-106,-330M20,-260L-164,-232', paint.sailShade, 2.4),
      path('M294,-84L40,-510C76,-370 84,-230 52,-126C130,-136 220,-116 294,-84Z', paint.accent),
      path('M294,-84L40,-510C116,-370 160,-230 156,-124C210,-118 256,-104 294,-84Z', '#ffffff', {
        opacity: 0.24,
      }),
    );
  } else {
    parts.push(
      path('M26,-160C-60,-192 -160,-184 -216,-172L-216,-160L26,-150Z', paint.accent),
      line('M294,-84L44,-490', paint.sail, 7),
    );
  }
  parts.push(
    line('M28,-152L-220,-166', paint.metal, 7),
    ...crew,
    path('M-252,-130L-70,-136L-66,-126L-250,-120Z', paint.deck),
    line('M-232,-126V-64M-150,-128V-66', paint.metal, 4),
    path('M-128,-62C-118,-108 -86,-124 -20,-126C50,-127 118,-112 176,-66Z', paint.deck),
    path('M-104,-84C-98,-104 -76,-112 -20,-114C42,-114 92,-104 134,-80Z', paint.glass),
    line('M-40,-113V-82M20,-113V-82M74,-106V-82', paint.deck, 4),
    drawShine(paint, -84, -108, 22, 24),
    drawShine(paint, 26, -108, 18, 24),
    path(
      'M-296,-36L-284,-62L-150,-66C0,-70 200,-72 322,-78L312,6L-262,6C-282,-6 -292,-18 -296,-36Z',
      paint.hull,
    ),
    path('M-292,-24C-100,-20 120,-24 317,-42L312,6L-262,6C-280,-4 -289,-14 -292,-24Z', paint.hullShade),
    path('M-276,-4L313,-4L312,8L-262,8Z', paint.accent),
    path('M-170,-50L210,-54C206,-40 196,-36 184,-36L-160,-34C-170,-36 -172,-44 -170,-50Z', paint.glass),
    drawShine(paint, -120, -50, 30, 14),
    drawShine(paint, 60, -50, 22, 14),
    line('M-290,-52L-262,-34L-240,-16', paint.teak, 5),
    drawRail(paint, 60, 312, -72, 6, 24),
    drawRail(paint, -284, -240, -62, 0, 26, 2),
  );
  return parts.join('');
};
