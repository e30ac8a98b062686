import { boatKinds } from './draw-boat.ts';
import { backdrop, type Scene } from './draw-cover.ts';
import { type Paint, paintIn } from './liveries.ts';
import { createRandom, type Random } from './random.ts';
import { at, circle, ellipse, group, line, mix, path, rect, svg, WIDTH } from './shapes.ts';

/** Third picture: on board. Sailing boats show the foredeck, motor boats the helm. */
export function drawDeck(scene: Scene): string {
  const random = createRandom(`${scene.seed}/deck`);
  const paint = paintIn(scene.light, scene.livery);
  const kind = boatKinds[scene.type].plan;
  const isForedeck =
    kind === 'sail' || kind === 'twin' || kind === 'house' || scene.type === 'Sailing dinghy';
  const turn = random.chance(0.5) ? `translate(${WIDTH} 0) scale(-1 1)` : 'translate(0 0)';
  return svg(
    isForedeck
      ? backdrop(scene, 380) + group(drawForedeck(paint, random), { transform: turn })
      : backdrop(scene, 330) + drawHelm(paint, random),
  );
}

function drawForedeck(paint: Paint, random: Random): string {
  const planks = Array.from(
    { length: 17 },
    (_, index) => `M${at(600 + (index - 8) * 3)},470L${at(600 + (index - 8) * 96)},800`,
  ).join('');
  const posts = [0.08, 0.24, 0.46, 0.78];
  const rails = [-1, 1].map((side) => {
    const edge = (share: number) => [600 + side * (26 + share ** 1.25 * 700), 452 + share * 330] as const;
    const height = (share: number) => 44 + share * 170;
    const wires = [1, 0.52].map((level) => {
      const points = [0, ...posts, 1].map(
        (share) => `${at(edge(share)[0])},${at(edge(share)[1] - height(share) * level)}`,
      );
      return line(`M${points.join('L')}`, paint.metal, 4);
    });
    return (
      wires.join('') +
      posts
        .map((share) =>
          line(
            `M${at(edge(share)[0])},${at(edge(share)[1])}V${at(edge(share)[1] - height(share))}`,
            paint.metal,
            3 + share * 5,
          ),
        )
        .join('')
    );
  });
  const sail = random.chance(0.5) ? paint.sail : paint.accent;
  const coil = [46, 34, 22, 11].map(
    (r) =>
      `<ellipse cx="905" cy="742" rx="${r * 1.5}" ry="${at(r * 0.55)}" fill="none" stroke="${paint.sail}" stroke-width="9"/><ellipse cx="905" cy="742" rx="${r * 1.5}" ry="${at(r * 0.55)}" fill="none" stroke="${paint.accent}" stroke-width="2" stroke-dasharray="8 14"/>`,
  );
  return [
    path('M612,440L1240,-60V-10L1240,560C1000,500 800,470 612,440Z', sail),
    path('M612,440L1240,-60V180C1020,330 800,410 612,440Z', '#ffffff', { opacity: 0.16 }),
    line('M606,452L1240,-62', paint.metal, 5),
    path('M600,446C640,452 760,560 1330,800H-130C440,560 560,452 600,446Z', paint.deck),
    path('M600,468C630,476 730,580 1180,800H20C470,580 570,476 600,468Z', paint.teak),
    line(planks, paint.teakDark, 2.4, { opacity: 0.6 }),
    path('M600,446C640,452 760,560 1330,800H1180C730,580 630,476 600,468Z', paint.deckShade, {
      opacity: 0.7,
    }),
    path(
      'M470,640L730,640C744,640 752,648 758,660L800,740C804,752 796,760 784,760H416C404,760 396,752 400,740L442,660C448,648 456,640 470,640Z',
      paint.deckShade,
    ),
    path(
      'M476,632L724,632C738,632 746,640 752,652L790,724C794,736 786,742 774,742H426C414,742 406,736 410,724L448,652C454,640 462,632 476,632Z',
      paint.deck,
    ),
    line('M600,632V742M430,690H770', paint.deckShade, 3),
    path('M440,668C470,650 520,650 548,668L536,690C506,676 476,676 446,690Z', paint.accent),
    path('M652,668C680,650 730,650 760,668L754,690C724,676 694,676 664,690Z', paint.accent),
    rect(578, 500, 44, 22, paint.metal, 6),
    circle(600, 506, 12, paint.dark),
    ...coil,
    ...rails,
    line('M560,410C576,392 624,392 640,410', paint.metal, 5),
  ].join('');
}

function drawHelm(paint: Paint, random: Random): string {
  const screen = (x: number, y: number, w: number, h: number): string => {
    const route = `M${at(x + w * 0.14)},${at(y + h * 0.8)}L${at(x + w * 0.4)},${at(y + h * 0.52)}L${at(x + w * 0.62)},${at(y + h * 0.6)}L${at(x + w * 0.84)},${at(y + h * 0.2)}`;
    return (
      rect(x - 6, y - 6, w + 12, h + 12, paint.dark, 10) +
      rect(x, y, w, h, '#0f4a63', 5) +
      path(`M${x},${y + h * 0.3}Q${x + w * 0.3},${y + h * 0.1} ${x + w * 0.34},${y}H${x}Z`, '#d9c58d') +
      path(
        `M${x + w},${y + h * 0.5}Q${x + w * 0.7},${y + h * 0.8} ${x + w * 0.8},${y + h}H${x + w}Z`,
        '#d9c58d',
      ) +
      line(route, '#ff8a5c', 3, { 'stroke-dasharray': '7 7' }) +
      circle(x + w * 0.4, y + h * 0.52, 5, '#ffffff')
    );
  };
  const dial = (x: number, y: number, r: number): string => {
    const turn = random.range(-2.3, 0.4);
    return (
      circle(x, y, r, paint.metal) +
      circle(x, y, r - 5, '#12283b') +
      line(
        `M${at(x)},${at(y)}L${at(x + Math.cos(turn) * (r - 11))},${at(y + Math.sin(turn) * (r - 11))}`,
        '#ff8a5c',
        3,
      ) +
      circle(x, y, 4, '#ffffff') +
      line(
        `M${at(x - r + 10)},${at(y + 6)}A${r - 10},${r - 10} 0 0 1 ${at(x + r - 10)},${at(y + 6)}`,
        '#ffffff',
        2,
        { 'stroke-dasharray': '2 9', opacity: 0.7 },
      )
    );
  };
  const wheelX = random.pick([430, 770]);
  const spokes = [-2.6, -0.54, 1.57]
    .map((turn) => `M${wheelX},690L${at(wheelX + Math.cos(turn) * 148)},${at(690 + Math.sin(turn) * 148)}`)
    .join('');
  const screenX = wheelX < 600 ? 690 : 250;
  return [
    path('M600,322C700,330 900,430 1010,520H190C300,430 500,330 600,322Z', paint.deck),
    path('M600,340C680,350 830,440 900,520H300C370,440 520,350 600,340Z', paint.teak),
    line('M600,346V520M560,366L470,520M640,366L730,520M530,392L390,520M670,392L810,520', paint.teakDark, 2, {
      opacity: 0.6,
    }),
    line(
      'M560,300C576,284 624,284 640,300L905,430M560,300L295,430M560,300V330M640,300V330M740,349V392M460,349V392M830,394V440M370,394V440',
      paint.metal,
      5,
    ),
    path('M-20,520L150,130H1050L1220,520L1130,520L990,176H210L70,520Z', paint.deck),
    path('M210,176H990L996,192H204Z', paint.deckShade),
    path('M330,176H520L380,520H170Z', '#ffffff', { opacity: 0.1 }),
    path('M570,176H620L500,520H440Z', '#ffffff', { opacity: 0.1 }),
    rect(594, 176, 12, 344, paint.deck),
    path('M-20,540C200,480 1000,480 1220,540V820H-20Z', paint.hullShade),
    path('M-20,560C200,506 1000,506 1220,560V600C1000,548 200,548 -20,600Z', paint.teak),
    path('M60,640C300,560 900,560 1140,640L1180,820H20Z', paint.dark),
    screen(screenX, 606, 230, 150),
    dial(wheelX - 96, 606, 36),
    dial(wheelX, 592, 42),
    dial(wheelX + 96, 606, 36),
    line(spokes, paint.metal, 15),
    circle(wheelX, 690, 150, 'none', { stroke: mix(paint.teakDark, '#000000', 0.25), 'stroke-width': 30 }),
    circle(wheelX, 690, 150, 'none', { stroke: paint.teak, 'stroke-width': 22 }),
    circle(wheelX, 690, 146, 'none', { stroke: '#f3cf9d', 'stroke-width': 3, opacity: 0.7 }),
    circle(wheelX, 690, 36, paint.metal),
    circle(wheelX, 690, 20, paint.accent),
    rect(wheelX < 600 ? 980 : 110, 660, 100, 120, paint.deckShade, 14),
    line(wheelX < 600 ? 'M1030,720L1052,640' : 'M160,720L182,640', paint.metal, 13),
    circle(wheelX < 600 ? 1054 : 184, 634, 20, paint.accent),
    ellipse(wheelX < 600 ? 1030 : 160, 724, 30, 12, paint.dark),
  ].join('');
}
