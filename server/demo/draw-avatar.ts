import { createRandom } from './random.ts';
import { circle, ellipse, mix, path, rect, svg } from './shapes.ts';

const GROUNDS = [
  ['#f4c095', '#e07a5f'],
  ['#a8dadc', '#457b9d'],
  ['#ffe8b6', '#f2a65a'],
  ['#cde7d8', '#4f9d8f'],
  ['#d7c9ec', '#7d6bab'],
  ['#f7cbd0', '#d1687f'],
  ['#bfe3f2', '#2a7fa8'],
  ['#e6e2c8', '#8a9a5b'],
] as const;
const SKINS = ['#f3cfb3', '#e5b08a', '#c98b62', '#9a6543', '#6f452e', '#f8dcc6'] as const;
const HAIRS = ['#2b211f', '#4a3127', '#7a4b2c', '#c28a4a', '#e0bd7e', '#8d8d90', '#b4482f'] as const;
const CLOTHES = ['#1d4e79', '#f7f1e3', '#d9503f', '#1f9a94', '#2b3640', '#e9b44c', '#6b5b95'] as const;

const HAIRCUTS: readonly (readonly [back: string, front: string])[] = [
  ['', 'M38,54C36,28 50,20 65,20C82,20 93,30 90,54C86,44 82,38 74,38C62,40 46,36 38,54Z'],
  [
    'M34,60C30,24 98,24 94,60L96,92C88,98 40,98 32,92Z',
    'M38,58C38,36 52,28 66,28C80,30 90,40 90,58C84,48 76,42 68,34C60,44 48,48 38,58Z',
  ],
  ['', 'M37,52C34,30 46,16 64,17C84,16 94,32 91,52L88,46C88,38 82,33 74,34L52,34C44,34 40,40 40,48Z'],
  [
    'M64,4C76,4 82,14 78,22H50C46,14 52,4 64,4Z',
    'M38,56C36,30 50,18 64,18C78,18 92,30 90,56C84,40 76,34 64,34C52,34 44,40 38,56Z',
  ],
  [
    'M30,56C26,20 102,20 98,56C104,72 96,84 88,82H40C32,84 24,72 30,56Z',
    'M36,54C34,26 50,22 64,22C80,22 94,28 92,54C82,36 48,36 36,54Z',
  ],
  ['', ''],
  ['M34,58C32,24 96,24 94,58L90,76H38Z', 'M38,60C36,34 48,26 64,26C80,26 92,34 90,60V46C78,48 50,48 38,46Z'],
];

/** A calm portrait without features: ground, shoulders, head, hair, perhaps a beard, glasses or a captain's cap. */
export function drawAvatar(seed: string): string {
  const random = createRandom(`${seed}/avatar`);
  const [light, deep] = random.pick(GROUNDS);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const cloth = random.pick(CLOTHES);
  const cut = random.int(0, HAIRCUTS.length - 1);
  const [back, front] = HAIRCUTS[cut] ?? ['', ''];
  const isShort = back === '';
  const parts = [
    rect(0, 0, 128, 128, light),
    circle(random.range(20, 108), random.range(24, 60), random.range(40, 58), deep, { opacity: 0.4 }),
    path('M0,96Q32,84 64,96T128,94V128H0Z', deep, { opacity: 0.55 }),
    back === '' ? '' : path(back, mix(hair, '#000000', 0.12)),
    path('M16,130C16,104 36,96 64,96C92,96 112,104 112,130Z', cloth),
    path('M64,96C92,96 112,104 112,130H78C84,118 80,104 64,96Z', '#000000', { opacity: 0.1 }),
    path('M50,84H78V98C78,108 50,108 50,98Z', mix(skin, '#5a2f1c', 0.18)),
    random.chance(0.5) ? path('M46,97L64,116L82,97L90,101L64,128L38,101Z', mix(cloth, '#ffffff', 0.35)) : '',
    ellipse(64, 58, 25, 31, skin),
    path('M64,27C78,27 89,41 89,58C89,75 78,89 64,89C76,80 80,44 64,27Z', '#000000', { opacity: 0.07 }),
  ];
  if (isShort && random.chance(0.45))
    parts.push(path('M40,60C40,84 52,92 64,92C76,92 88,84 88,60C84,72 76,74 64,74C52,74 44,72 40,60Z', hair));
  if (front !== '') parts.push(path(front, hair));
  if (isShort && random.chance(0.16)) {
    parts.push(
      path('M36,42C34,20 94,20 92,42C80,36 48,36 36,42Z', '#fbfaf5'),
      path('M36,42C48,35 80,35 92,42L90,48C78,42 50,42 38,48Z', '#1d3557'),
    );
    parts.push(path('M40,47C52,42 76,42 88,47C78,54 50,54 40,47Z', '#14243c'));
  }
  if (random.chance(0.2)) {
    const ring = { stroke: '#2b3640', 'stroke-width': 2.4 };
    parts.push(
      circle(54, 60, 8.5, 'none', ring),
      circle(75, 60, 8.5, 'none', ring),
      path('M62,59h4', 'none', ring),
    );
  }
  return svg(parts.join(''), 128, 128);
}
