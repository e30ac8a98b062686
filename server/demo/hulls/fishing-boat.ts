import { circle, line, path, rect } from '../shapes.ts';
import { drawOutboard, drawPerson, drawRail, drawShine } from './fittings.ts';
import type { HullDrawing } from './hull.ts';

/** Either an open sport fisher with a T-top or a small working boat with a wheelhouse. */
export const drawFishingBoat: HullDrawing = (paint, random, pose) =>
  random.chance(0.5) ? drawSportFisher(paint, random, pose) : drawWheelhouseBoat(paint, random, pose);

const drawSportFisher: HullDrawing = (paint, random) =>
  [
    drawOutboard(paint, -262, -62, 1.4),
    line('M-30,-190L-210,-330M-10,-190L90,-350M-60,-176L-150,-296', paint.dark, 2.6),
    drawPerson(random, paint, -164, -70, 1.35),
    drawPerson(random, paint, -64, -72, 1.35),
    line('M-96,-74L-84,-180M20,-84L2,-182M-30,-78V-180', paint.metal, 6),
    path('M-128,-192C-80,-200 0,-200 50,-190L48,-180L-126,-180Z', paint.accent),
    rect(-66, -198, 40, 10, paint.deck, 4),
    path('M-34,-74L-26,-134L22,-134L44,-78Z', paint.deck),
    path('M18,-134L42,-80L54,-80L34,-148L-18,-148L-18,-134Z', paint.glass, { opacity: 0.85 }),
    path('M-276,-48L-268,-74L-60,-76C80,-82 220,-106 322,-122C308,-72 274,-26 236,8L-254,8Z', paint.hull),
    path('M-270,-30C-60,-26 170,-36 296,-66C280,-36 260,-12 236,8L-254,8Z', paint.hullShade),
    path('M-258,-8L250,-8L236,8L-254,8Z', paint.accent),
    line('M-272,-60C-60,-60 180,-78 316,-104', paint.accent, 6),
    line('M-268,-74L-60,-76C80,-82 220,-106 322,-122', paint.deckShade, 5),
    line('M150,-92L166,-118L296,-140L316,-122', paint.metal, 3),
  ].join('');

const drawWheelhouseBoat: HullDrawing = (paint, random) =>
  [
    line('M-150,-70L-138,-300M-138,-290L-250,-150M-138,-290L-30,-190', paint.teakDark, 6),
    line('M-138,-280L-262,-80M-138,-300L290,-124', paint.dark, 1.6),
    path('M-40,-80L-30,-194L86,-194L110,-84Z', paint.deck),
    path('M64,-194L86,-194L110,-84L88,-84Z', paint.deckShade),
    path('M-48,-194L-40,-206L96,-206L106,-194Z', paint.accent),
    rect(-18, -178, 40, 38, paint.glass, 3),
    path('M34,-178L76,-178L84,-140L34,-140Z', paint.glass),
    drawShine(paint, -14, -176, 10, 34),
    line('M20,-206V-262M6,-240H34', paint.metal, 3),
    drawPerson(random, paint, -190, -68, 1.3),
    circle(-84, -84, 20, '#d9683f'),
    circle(-84, -84, 10, paint.hull),
    path(
      'M-284,-84C-180,-58 60,-62 200,-90C250,-102 290,-122 316,-142C306,-84 282,-30 250,8L-250,8C-272,-16 -284,-46 -284,-84Z',
      paint.hull,
    ),
    path(
      'M-278,-46C-160,-20 80,-26 288,-70C278,-42 266,-14 250,8L-250,8C-264,-8 -274,-24 -278,-46Z',
      paint.hullShade,
    ),
    path('M-258,-4L256,-4L250,8L-250,8Z', paint.accent),
    line('M-284,-84C-180,-58 60,-62 200,-90C250,-102 290,-122 316,-142', paint.accent, 9),
    line('M-281,-64C-170,-40 70,-44 208,-72C252,-82 286,-100 308,-116', paint.teakDark, 3),
    drawRail(paint, 150, 300, -86, 40, 24, 4),
    ...[-170, -60, 60].map((x) => circle(x, -34, 15, paint.dark) + circle(x, -34, 7, paint.hullShade)),
  ].join('');
