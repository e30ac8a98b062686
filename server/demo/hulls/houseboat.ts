import { circle, line, path, rect } from '../shapes.ts';
import { drawPerson, drawRail, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** A floating house with a roof terrace. */
export const drawHouseboat: HullDrawing = (paint, random) => {
  const windows = [-196, -110, 40, 126].map(
    (x) =>
      rect(x - 4, -152, 72, 74, paint.teakDark, 3) +
      rect(x, -148, 64, 66, paint.glass, 2) +
      drawShine(paint, x + 4, -146, 16, 62) +
      line(`M${x + 32},-148V-82`, paint.teakDark, 4),
  );
  const planks = Array.from({ length: 9 }, (_, index) => `M-236,${-62 - index * 13}H236`).join('');
  const plants = [-180, -160, 90, 112].map(
    (x) =>
      rect(x - 8, -198, 16, 12, '#b9603f', 2) +
      circle(x, -206, 11, '#4f8a5b') +
      circle(x + 7, -212, 7, '#6aa56c'),
  );
  return [
    line('M-40,-186V-286', paint.teakDark, 5),
    path('M-118,-262C-100,-306 20,-306 38,-262Z', paint.accent),
    path('M-40,-294C-20,-292 20,-290 38,-262L-14,-262Z', '#ffffff', { opacity: 0.25 }),
    ...plants,
    drawPerson(random, paint, -78, -190, 1.25),
    drawPerson(random, paint, -6, -190, 1.25),
    drawRail(paint, -252, 252, -186, 0, 34, 14),
    rect(-268, -192, 536, 14, paint.deckShade, 3),
    rect(-236, -180, 472, 128, paint.hull),
    line(planks, paint.hullShade, 1.6, { opacity: 0.6 }),
    rect(-236, -180, 472, 12, paint.dark, 0, 0.25),
    ...windows,
    rect(-26, -150, 48, 98, paint.accent, 3),
    rect(-18, -140, 32, 42, paint.glass, 2),
    circle(14, -92, 3.4, paint.metal),
    rect(-304, -56, 608, 16, paint.teak),
    path('M-296,-40L296,-40L280,8L-280,8Z', paint.dark),
    path('M-296,-40L296,-40L293,-30L-293,-30Z', paint.accent),
    drawRail(paint, 242, 300, -56, 0, 40, 3),
    drawRail(paint, -300, -242, -56, 0, 40, 3),
  ].join('');
};
