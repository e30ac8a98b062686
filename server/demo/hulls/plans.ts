/** Boats from above, bow to the right, about 640 long, centred on (0, 0). */
import type { Paint } from '../liveries.ts';
import { at, circle, ellipse, line, path, rect } from '../shapes.ts';

export type PlanName = 'sail' | 'motor' | 'twin' | 'deck' | 'open' | 'house';

const planking = (from: number, to: number, half: number): string =>
  Array.from({ length: 7 }, (_, index) => `M${from},${at(-half + (index * half) / 3)}H${to}`).join('');

const bather = (x: number, y: number, shirt: string, skin: string): string =>
  rect(x - 22, y - 9, 46, 18, '#fffaf0', 6) +
  ellipse(x - 2, y, 12, 6, shirt) +
  circle(x + 14, y, 5.5, skin) +
  ellipse(x - 16, y, 7, 3.6, skin);

const sail = (paint: Paint): string =>
  [
    path('M-300,-58C-120,-92 120,-86 330,0C120,86 -120,92 -300,58Z', paint.deck),
    path('M-284,-46C-120,-74 110,-70 290,0C110,70 -120,74 -284,46Z', paint.teak),
    line(planking(-278, 150, 54), paint.teakDark, 1.4, { opacity: 0.5 }),
    path('M-110,-44C-20,-54 90,-44 150,-16C160,-6 160,6 150,16C90,44 -20,54 -110,44Z', paint.deck),
    path('M-60,-30C0,-36 50,-32 90,-18L84,-10H-60ZM-60,30C0,36 50,32 90,18L84,10H-60Z', paint.glass),
    rect(-262, -40, 130, 80, paint.deckShade, 14),
    rect(-256, -34, 118, 20, paint.accent, 6),
    rect(-256, 14, 118, 20, paint.accent, 6),
    circle(-222, 0, 13, 'none', { stroke: paint.metal, 'stroke-width': 4 }),
    line('M40,0H-200', paint.metal, 8),
    path('M36,-7C-60,-16 -150,-12 -196,-6V6C-150,12 -60,16 36,7Z', paint.sail),
    line('M40,-74L40,74M44,0L326,0', paint.metal, 3),
    circle(42, 0, 9, paint.metal),
    bather(208, -14, paint.accent, paint.skin),
    bather(206, 16, '#e8684f', paint.skin),
  ].join('');

const motor = (paint: Paint): string =>
  [
    path('M-310,-66C-120,-90 160,-84 340,0C160,84 -120,90 -310,66Z', paint.hull),
    path('M-300,-56C-120,-78 150,-72 312,0C150,72 -120,78 -300,56Z', paint.deck),
    path('M-350,-52H-306V52H-350Z', paint.teak),
    rect(-300, -54, 112, 108, paint.teak, 8),
    line(planking(-298, -192, 48), paint.teakDark, 1.4, { opacity: 0.5 }),
    rect(-292, -46, 30, 92, paint.accent, 10),
    path('M-190,-56C-60,-64 60,-56 138,-28C150,-10 150,10 138,28C60,56 -60,64 -190,56Z', paint.deckShade),
    path('M-176,-46C-60,-52 30,-48 76,-32V32C30,48 -60,52 -176,46Z', paint.deck),
    path('M84,-38C112,-30 128,-20 134,-10V10C128,20 112,30 84,38Z', paint.glass),
    rect(-150, -30, 70, 60, paint.accent, 12),
    rect(-10, -26, 40, 22, paint.glass, 6),
    rect(-10, 4, 40, 22, paint.glass, 6),
    path('M168,-36C210,-28 240,-16 256,0C240,16 210,28 168,36Z', paint.accent),
    bather(198, -12, '#f0b44a', paint.skin),
    bather(198, 12, '#e8684f', paint.skin),
    line('M312,-4C230,-52 150,-72 60,-76M312,4C230,52 150,72 60,76', paint.metal, 2.4),
  ].join('');

const twin = (paint: Paint): string =>
  [
    path(
      'M-310,-128C-120,-150 180,-146 320,-112C180,-84 -120,-84 -310,-90ZM-310,128C-120,150 180,146 320,112C180,84 -120,84 -310,90Z',
      paint.hull,
    ),
    rect(-270, -112, 430, 224, paint.deck, 26),
    path('M160,-100H280V100H160Z', paint.dark, { opacity: 0.3 }),
    line(
      Array.from({ length: 9 }, (_, index) => `M${170 + index * 13},-98V98`).join('') +
        planking(162, 280, 96),
      paint.sail,
      1.6,
      { opacity: 0.7 },
    ),
    rect(276, -104, 14, 208, paint.metal, 5),
    rect(-258, -84, 120, 168, paint.teak, 12),
    line(planking(-256, -142, 76), paint.teakDark, 1.4, { opacity: 0.5 }),
    rect(-248, -76, 30, 152, paint.accent, 10),
    rect(-196, -34, 44, 68, paint.teakDark, 8),
    path('M-136,-92H70C116,-84 138,-50 138,0C138,50 116,84 70,92H-136Z', paint.deckShade),
    path('M-126,-82H60C68,-40 68,40 60,82H-126Z', paint.deck),
    path('M72,-80C112,-70 128,-40 128,0C128,40 112,70 72,80C80,40 80,-40 72,-80Z', paint.glass),
    line('M30,0H-230', paint.metal, 8),
    path('M26,-8C-60,-18 -180,-14 -226,-6V6C-180,14 -60,18 26,8Z', paint.sail),
    circle(30, 0, 9, paint.metal),
    bather(206, -44, '#e8684f', paint.skin),
    bather(206, 40, paint.accent, paint.skin),
  ].join('');

const deck = (paint: Paint): string =>
  [
    path(
      'M-290,-92H240C292,-92 320,-74 320,-62C320,-50 292,-40 240,-40H-290ZM-290,92H240C292,92 320,74 320,62C320,50 292,40 240,40H-290Z',
      paint.metal,
    ),
    rect(-290, -86, 570, 172, paint.hull, 18),
    rect(-278, -74, 546, 148, paint.teak, 12),
    line(planking(-276, 264, 70), paint.teakDark, 1.4, { opacity: 0.5 }),
    rect(-268, -66, 150, 40, paint.deck, 12),
    rect(-268, 26, 150, 40, paint.deck, 12),
    rect(120, -66, 140, 40, paint.deck, 12),
    rect(120, 26, 140, 40, paint.deck, 12),
    circle(-180, 0, 20, paint.deckShade),
    rect(40, 14, 44, 50, paint.dark, 8),
    circle(30, 38, 14, 'none', { stroke: paint.metal, 'stroke-width': 4 }),
    rect(-110, -82, 130, 164, paint.accent, 12),
    line('M-66,-80V80M-22,-80V80', paint.deck, 2, { opacity: 0.5 }),
    bather(190, -46, '#e8684f', paint.skin),
    rect(-330, -20, 44, 40, paint.dark, 10),
  ].join('');

const open = (paint: Paint): string =>
  [
    rect(-318, -20, 60, 40, paint.dark, 12),
    path('M-270,-84C-80,-104 150,-98 310,0C150,98 -80,104 -270,84Z', paint.hull),
    path('M-250,-62C-80,-78 130,-74 262,0C130,74 -80,78 -250,62Z', paint.teak),
    line(planking(-244, 170, 56), paint.teakDark, 1.4, { opacity: 0.5 }),
    path('M-270,-70C-80,-90 150,-84 292,-4L296,-2C150,-92 -80,-98 -270,-78Z', paint.accent),
    path('M-270,70C-80,90 150,84 292,4L296,2C150,92 -80,98 -270,78Z', paint.accent),
    rect(-236, -54, 54, 108, paint.deck, 14),
    line('M-209,-50V50', paint.deckShade, 3),
    rect(-90, -48, 60, 40, paint.deck, 12),
    rect(-90, 8, 60, 40, paint.deck, 12),
    path('M0,-62C34,-58 56,-40 60,0C56,40 34,58 0,62L14,0Z', paint.glass),
    circle(-8, -26, 15, 'none', { stroke: paint.metal, 'stroke-width': 5 }),
    path('M104,-54C160,-46 196,-26 214,0C196,26 160,46 104,54C118,20 118,-20 104,-54Z', paint.deck),
    line('M108,0H212', paint.deckShade, 3),
    bather(-150, 22, '#f0b44a', paint.skin),
  ].join('');

const house = (paint: Paint): string =>
  [
    rect(-320, -120, 640, 240, paint.teak, 10),
    line(planking(-316, 316, 112), paint.teakDark, 1.6, { opacity: 0.5 }),
    rect(-240, -102, 470, 204, paint.deckShade, 8),
    rect(-232, -94, 454, 188, paint.deck, 6),
    ...[-210, -120].flatMap((x) =>
      [-76, -8].map(
        (y) =>
          rect(x, y, 80, 58, '#1d4468', 3) + line(`M${x + 40},${y}v58M${x},${y + 29}h80`, '#5f93b5', 1.6),
      ),
    ),
    circle(70, -10, 66, paint.accent),
    ...[0, 1, 2, 3].map((turn) =>
      line(
        `M${at(70 + 66 * Math.cos((turn * Math.PI) / 4))},${at(-10 + 66 * Math.sin((turn * Math.PI) / 4))}L${at(70 - 66 * Math.cos((turn * Math.PI) / 4))},${at(-10 - 66 * Math.sin((turn * Math.PI) / 4))}`,
        paint.deck,
        3,
      ),
    ),
    circle(192, -66, 18, '#4f8a5b'),
    circle(192, 62, 20, '#5f9a63'),
    circle(184, 70, 10, '#79b477'),
    bather(274, -40, '#e8684f', paint.skin),
    bather(274, 30, '#f0b44a', paint.skin),
  ].join('');

export const plans = { sail, motor, twin, deck, open, house } satisfies Record<
  PlanName,
  (paint: Paint) => string
>;

/** The outline that throws the shadow on the sea bed. */
export const planShadow = (plan: PlanName): string =>
  plan === 'twin' || plan === 'house'
    ? rect(-310, -124, 630, 248, '#06344a', 40)
    : path('M-310,-76C-120,-98 160,-92 336,0C160,92 -120,98 -310,76Z', '#06344a');
