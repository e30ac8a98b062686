import { backdrop, type Scene } from './draw-cover.ts';
import { createRandom, type Random } from './random.ts';
import { at, circle, ellipse, group, horizontal, line, mix, path, radial, rect, svg } from './shapes.ts';

const FABRICS = ['#2f7f86', '#c95c46', '#24507a', '#d9a441', '#7d8f5e', '#8a5a78'] as const;
const WOODS = ['#c68f5c', '#a9744a', '#d7b487', '#8b5a3c'] as const;

/** Fourth picture: below deck, in the saloon or in the owner's berth, with the sea outside. */
export function drawCabin(scene: Scene): string {
  const random = createRandom(`${scene.seed}/cabin`);
  const room = random.chance(0.5) ? drawSaloon : drawBerth;
  return svg(room(scene, random));
}

/** The world outside, seen through openings given as path data. */
const outside = (scene: Scene, openings: string, dy: number): string =>
  `<clipPath id="openings"><path d="${openings}"/></clipPath>` +
  group(group(backdrop(scene, 440), { transform: `translate(0 ${dy})` }), { 'clip-path': 'url(#openings)' });

const lampGlow = (x: number, y: number, r: number): string => circle(x, y, r, 'url(#lamp)');

const lampDefinition = radial('lamp', [
  [0, '#fff0c9', 0.85],
  [0.4, '#ffe2a3', 0.3],
  [1, '#ffe2a3', 0],
]);

const cushion = (x: number, y: number, size: number, turn: number, colour: string): string =>
  group(
    path(
      `M${-size},${-size}Q0,${at(-size * 0.8)} ${size},${-size}Q${at(size * 0.82)},0 ${size},${size}Q0,${at(size * 0.84)} ${-size},${size}Q${at(-size * 0.82)},0 ${-size},${-size}Z`,
      colour,
    ) +
      path(
        `M${size},${-size}Q${at(size * 0.82)},0 ${size},${size}Q${at(size * 0.4)},${at(size * 0.86)} ${at(size * 0.2)},${at(size * 0.9)}Q${at(size * 0.7)},0 ${size},${-size}Z`,
        '#000000',
        { opacity: 0.12 },
      ),
    { transform: `translate(${at(x)} ${at(y)}) rotate(${at(turn)})` },
  );

function drawSaloon(scene: Scene, random: Random): string {
  const wood = random.pick(WOODS);
  const dark = mix(wood, '#3b2418', 0.5);
  const fabric = random.pick(FABRICS);
  const second = random.pick(FABRICS.filter((colour) => colour !== fabric));
  const cream = '#f7efe1';
  const openings =
    'M96,150H1104C1124,150 1136,162 1132,182L1116,352C1114,366 1104,374 1090,374H110C96,374 86,366 84,352L68,182C64,162 76,150 96,150Z';
  const floor = Array.from(
    { length: 13 },
    (_, index) => `M${at(600 + (index - 6) * 84)},640L${at(600 + (index - 6) * 170)},800`,
  ).join('');
  const books = Array.from({ length: 11 }, (_, index) =>
    rect(
      930 + index * 17,
      470 - (index % 3) * 8,
      14,
      56 + (index % 3) * 8,
      [fabric, second, cream, dark][index % 4] ?? cream,
      2,
    ),
  );
  return [
    lampDefinition,
    rect(0, 0, 1200, 800, cream),
    path('M0,0H1200V96C900,70 300,70 0,96Z', mix(cream, '#ffffff', 0.6)),
    line('M0,96C300,70 900,70 1200,96', mix(cream, dark, 0.2), 3),
    path('M0,96C300,70 900,70 1200,96V640H0Z', wood),
    ...[200, 400, 600, 800, 1000].map((x) => line(`M${x},84V640`, dark, 2, { opacity: 0.22 })),
    path(
      'M84,136H1116C1142,136 1152,156 1148,180L1130,360C1128,380 1112,390 1094,390H106C88,390 72,380 70,360L52,180C48,156 58,136 84,136Z',
      mix(wood, '#ffffff', 0.35),
    ),
    outside(scene, openings, -130),
    line('M346,150L338,374M600,150V374M854,150L862,374', mix(wood, '#ffffff', 0.35), 12),
    path('M120,150H250L170,374H110Z', '#ffffff', { opacity: 0.13 }),
    path('M640,150H720L690,374H600Z', '#ffffff', { opacity: 0.13 }),
    rect(0, 620, 1200, 180, mix(wood, '#ffffff', 0.22)),
    line(floor, dark, 2.4, { opacity: 0.4 }),
    path('M300,690H960L1060,780H200Z', mix(second, cream, 0.55), { opacity: 0.75 }),
    path('M330,704H930L990,762H270Z', 'none', { stroke: cream, 'stroke-width': 5 }),
    rect(900, 520, 300, 130, dark, 6),
    rect(900, 512, 300, 16, mix(wood, '#ffffff', 0.4), 4),
    ...books,
    path('M40,420C40,396 56,388 80,388H800C826,388 840,400 840,424V560H40Z', mix(fabric, '#ffffff', 0.12)),
    line('M240,392V556M440,392V556M640,392V556', mix(fabric, '#000000', 0.25), 3),
    path('M24,540C24,520 40,512 60,512H820C850,512 864,524 864,546V590H24Z', fabric),
    path('M24,586H864V650C864,662 856,668 846,668H42C30,668 24,662 24,650Z', mix(fabric, '#000000', 0.28)),
    cushion(120, 476, 46, -8, cream),
    cushion(206, 484, 42, 9, second),
    cushion(720, 480, 44, 10, second),
    cushion(636, 484, 40, -6, cream),
    ellipse(450, 744, 190, 22, '#000000', 0.16),
    path('M430,620H470L484,742H416Z', dark),
    ellipse(450, 622, 210, 34, mix(wood, '#ffffff', 0.15)),
    ellipse(450, 614, 210, 34, mix(wood, '#ffffff', 0.34)),
    path('M380,588C384,622 452,622 456,588Z', cream),
    ...[392, 414, 436].map((x, index) =>
      circle(x, 582 - (index % 2) * 8, 14, ['#ef8f3b', '#f4c63d', '#e2583f'][index] ?? '#ef8f3b'),
    ),
    path('M528,606L522,556C522,546 552,546 552,556L546,606Z', '#bfe0e2', { opacity: 0.85 }),
    ...[-40, -18, 4, 26].map((turn) =>
      group(path('M0,0C-12,-30 -8,-62 0,-86C8,-62 12,-30 0,0Z', '#4f8a5b'), {
        transform: `translate(537 556) rotate(${turn})`,
      }),
    ),
    lampGlow(1010, 300, 190),
    line('M1010,84V250', dark, 4),
    path('M960,300C962,262 988,250 1010,250C1032,250 1058,262 1060,300Z', second),
    ellipse(1010, 300, 50, 8, '#fff0c9'),
  ].join('');
}

function drawBerth(scene: Scene, random: Random): string {
  const wood = random.pick(WOODS);
  const dark = mix(wood, '#3b2418', 0.5);
  const fabric = random.pick(FABRICS);
  const cream = '#faf3e6';
  const port = (x: number, r: number) =>
    `M${x - r},250a${r},${r} 0 1 0 ${r * 2},0a${r},${r} 0 1 0 ${-r * 2},0Z`;
  const ports = [230, 970];
  const openings = `${ports.map((x) => port(x, 104)).join('')}M470,120H730C752,120 764,132 764,154V286C764,308 752,320 730,320H470C448,320 436,308 436,286V154C436,132 448,120 470,120Z`;
  const battens = Array.from({ length: 15 }, (_, index) => `M${40 + index * 80},60V560`).join('');
  return [
    lampDefinition,
    horizontal('shade', [
      [0, '#000000', 0.22],
      [0.25, '#000000', 0],
      [0.75, '#000000', 0],
      [1, '#000000', 0.22],
    ]),
    rect(0, 0, 1200, 800, wood),
    line(battens, dark, 2, { opacity: 0.25 }),
    path('M0,0H1200V48C900,84 300,84 0,48Z', cream),
    line('M0,48C300,84 900,84 1200,48', dark, 5, { opacity: 0.5 }),
    outside(scene, openings, -190),
    ...ports.map(
      (x) =>
        circle(x, 250, 106, 'none', { stroke: '#e8c98d', 'stroke-width': 18 }) +
        circle(x, 250, 96, 'none', { stroke: dark, 'stroke-width': 3, opacity: 0.4 }),
    ),
    rect(436, 120, 328, 200, 'none', 24).replace(
      '/>',
      ` stroke="${mix(wood, '#ffffff', 0.45)}" stroke-width="16"/>`,
    ),
    path('M500,128H570L520,312H450Z', '#ffffff', { opacity: 0.14 }),
    path(
      'M260,392C260,366 280,356 306,356H894C920,356 940,366 940,392V560H260Z',
      mix(fabric, '#ffffff', 0.1),
    ),
    ...[396, 532, 668, 804].map((x) => line(`M${x},360V548`, mix(fabric, '#000000', 0.25), 3)),
    lampGlow(176, 424, 150),
    lampGlow(1024, 424, 150),
    ...[176, 1024].map(
      (x) =>
        rect(x - 76, 520, 152, 130, dark, 8) +
        rect(x - 84, 508, 168, 16, mix(wood, '#ffffff', 0.35), 5) +
        rect(x - 5, 452, 10, 58, '#e8c98d') +
        path(`M${x - 42},456L${x - 26},396H${x + 26}L${x + 42},456Z`, '#fff0c9'),
    ),
    rect(128, 486, 46, 22, fabric, 3),
    path('M1064,508V478H1092V508Z', cream),
    ...[-24, 0, 24].map((turn) =>
      group(path('M0,0C-9,-24 -6,-46 0,-64C6,-46 9,-24 0,0Z', '#4f8a5b'), {
        transform: `translate(1078 480) rotate(${turn})`,
      }),
    ),
    path('M300,500C420,470 780,470 900,500L980,640H220Z', cream),
    ...[
      [398, 470],
      [802, 470],
    ].map(
      ([x = 0, y = 0]) =>
        path(
          `M${x - 118},${y - 30}C${x - 60},${y - 58} ${x + 60},${y - 58} ${x + 118},${y - 30}C${x + 130},${y + 6} ${x + 126},${y + 34} ${x + 112},${y + 52}C${x + 40},${y + 64} ${x - 40},${y + 64} ${x - 112},${y + 52}C${x - 126},${y + 34} ${x - 130},${y + 6} ${x - 118},${y - 30}Z`,
          '#ffffff',
        ) +
        path(
          `M${x - 112},${y + 52}C${x - 40},${y + 64} ${x + 40},${y + 64} ${x + 112},${y + 52}C${x + 122},${y + 36} ${x + 126},${y + 24} ${x + 126},${y + 10}C${x + 60},${y + 40} ${x - 60},${y + 40} ${x - 126},${y + 10}C${x - 126},${y + 24} ${x - 122},${y + 36} ${x - 112},${y + 52}Z`,
          dark,
          { opacity: 0.12 },
        ),
    ),
    cushion(600, 486, 54, random.range(-8, 8), fabric),
    path('M214,600C420,560 780,560 986,600L1090,800H110Z', mix(cream, '#ffffff', 0.5)),
    path('M190,660C420,616 780,616 1010,660L1090,800H110Z', fabric),
    ...[0, 34].map((offset) =>
      line(
        `M${180 - offset * 0.4},${690 + offset}C420,${644 + offset} 780,${644 + offset} ${1020 + offset * 0.4},${690 + offset}`,
        cream,
        offset ? 4 : 9,
      ),
    ),
    rect(0, 0, 1200, 800, 'url(#shade)'),
  ].join('');
}
