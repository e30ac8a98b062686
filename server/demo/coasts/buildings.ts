import type { Light } from '../lights.ts';
import type { Random } from '../random.ts';
import { at, circle, horizontal, mix, path, polygon, rect, WIDTH } from '../shapes.ts';

const WALLS = ['#f6e6cf', '#f2cfa4', '#e9b08a', '#f3d9c4', '#efe3d6', '#e8c07f', '#dfa293'];
const ROOFS = ['#c4573c', '#b04a37', '#d06f48'];
const LAMP = '#ffd98a';

const inLight = (colour: string, light: Light, haze = 0.22): string =>
  mix(mix(colour, light.ambient, light.tint * 1.5), light.land[0], haze);

function drawHouse(random: Random, light: Light, x: number, foot: number, w: number, h: number): string {
  const wall = inLight(random.pick(WALLS), light);
  const roof = inLight(random.pick(ROOFS), light);
  const peak = w * random.range(0.2, 0.34);
  const parts = [
    rect(x, foot - h, w, h, wall),
    rect(x + w * 0.68, foot - h, w * 0.32, h, mix(wall, light.land[2], 0.22)),
    path(
      `M${at(x - 3)},${at(foot - h)}L${at(x + w * 0.28)},${at(foot - h - peak)}L${at(x + w * 0.76)},${at(foot - h - peak)}L${at(x + w + 3)},${at(foot - h)}Z`,
      roof,
    ),
  ];
  const columns = Math.max(1, Math.floor(w / 15));
  let [lit, unlit] = ['', ''];
  for (let row = 0; row < Math.floor(h / 21); row++) {
    for (let column = 0; column < columns; column++) {
      const isLit = light.isNight ? random.chance(0.6) : light.tint > 0.25 && random.chance(0.45);
      const pane = `M${at(x + (w / columns) * (column + 0.5) - 2.6)},${at(foot - h + 7 + row * 20)}h5.2v9h-5.2Z`;
      if (isLit) lit += pane;
      else unlit += pane;
    }
  }
  parts.push(path(unlit, mix(wall, light.land[2], 0.6)), lit ? path(lit, LAMP) : '');
  return parts.join('');
}

/** A small old town climbing a slope, with a bell tower. */
export function drawTown(random: Random, light: Light, base: number, from: number, to: number): string {
  const parts: string[] = [];
  const middle = (from + to) / 2;
  for (const row of [2, 1, 0]) {
    let x = from + row * 34 + random.range(0, 20);
    const towerAt = middle + random.range(-60, 60);
    let hasTower = row !== 1;
    while (x < to - row * 34) {
      const w = random.range(30, 58);
      const slope = Math.sin((Math.PI * (x + w / 2 - from)) / (to - from));
      const foot = base - row * 30 * slope;
      if (hasTower && x > towerAt) {
        parts.push(drawBellTower(light, x + 10, foot, 108));
        hasTower = false;
      }
      parts.push(drawHouse(random, light, x, foot, w, random.range(36, 62)));
      x += w * random.range(0.82, 1.05);
    }
  }
  return parts.join('') + rect(from - 26, base - 6, to - from + 52, 8, inLight('#d8c3a5', light, 0.3));
}

function drawBellTower(light: Light, x: number, foot: number, h: number): string {
  const wall = inLight('#f0ddc0', light);
  const roof = inLight('#b04a37', light);
  return [
    rect(x, foot - h, 24, h, wall),
    rect(x + 16, foot - h, 8, h, mix(wall, light.land[2], 0.25)),
    rect(x - 2, foot - h, 28, 4, mix(wall, light.land[2], 0.3)),
    rect(x + 7, foot - h + 10, 8, 15, mix(wall, light.land[2], 0.7), 4),
    path(
      polygon([
        [x - 3, foot - h],
        [x + 12, foot - h - 34],
        [x + 27, foot - h],
      ]),
      roof,
    ),
  ].join('');
}

/** High-rises behind a beach. */
export function drawSkyline(random: Random, light: Light, base: number, from: number, to: number): string {
  const parts: string[] = [];
  for (const row of [1, 0]) {
    let x = from + row * 20;
    while (x < to) {
      const w = random.range(26, 54);
      const swell = 0.55 + 0.45 * Math.sin((Math.PI * (x - from)) / (to - from));
      const h = random.range(70, 190) * swell * (row ? 1.25 : 0.85);
      const tone = mix(
        row ? light.land[0] : light.land[1],
        random.pick(['#ffffff', '#f6d9c0', '#bfe0e0']),
        light.isNight ? 0.04 : 0.3,
      );
      parts.push(
        rect(x, base - h, w, h, tone),
        rect(x + w * 0.66, base - h, w * 0.34, h, mix(tone, light.land[2], 0.3)),
      );
      if (random.chance(0.3)) parts.push(rect(x + w * 0.4, base - h - 22, 3, 22, tone));
      if (random.chance(0.3))
        parts.push(
          path(
            `M${at(x)},${at(base - h + 1)}Q${at(x + w / 2)},${at(base - h - 22)} ${at(x + w)},${at(base - h + 1)}Z`,
            tone,
          ),
        );
      const isLit = light.isNight || light.tint > 0.25;
      let windows = '';
      for (let y = base - h + 10; y < base - 12; y += 11) {
        if (!isLit) windows += `M${at(x + 4)},${at(y)}h${at(w * 0.55)}v2.6h${at(-w * 0.55)}Z`;
        else if (random.chance(0.75)) windows += `M${at(x + 5 + random.int(0, 2) * 8)},${at(y)}h5v4h-5Z`;
      }
      parts.push(
        path(windows, isLit ? LAMP : mix(tone, light.land[2], 0.35), { opacity: isLit ? 0.85 : 0.6 }),
      );
      x += w + random.range(-4, 16);
    }
  }
  return parts.join('');
}

/** A striped lighthouse with its keeper's cottage; by night its beam. */
export function drawLighthouse(
  light: Light,
  x: number,
  foot: number,
  height: number,
  stripe: string,
): string {
  const white = inLight('#fbf6ea', light, 0.06);
  const band = inLight(stripe, light, 0.06);
  const parts: string[] = [];
  const top = foot - height;
  const half = (share: number) => height * (0.115 - 0.05 * share);
  if (light.isNight || light.tint > 0.25) {
    const side = x > WIDTH / 2 ? -1 : 1;
    const fade = [
      [0, '#ffe9ad', 0.42],
      [1, '#ffe9ad', 0],
    ] as const;
    parts.push(
      horizontal(
        'beam',
        side < 0
          ? [
              [0, '#ffe9ad', 0],
              [1, '#ffe9ad', 0.42],
            ]
          : fade,
      ),
    );
    parts.push(
      path(
        polygon([
          [x, top - 12],
          [x + side * 820, top - 120],
          [x + side * 820, top + 50],
        ]),
        'url(#beam)',
      ),
    );
    parts.push(circle(x, top - 12, 60, '#ffe9ad', { opacity: 0.18 }));
  }
  for (let index = 0; index < 5; index++) {
    const [low, high] = [index / 5, (index + 1) / 5];
    const quad: [number, number][] = [
      [x - half(low), foot - height * low],
      [x + half(low), foot - height * low],
      [x + half(high), foot - height * high],
      [x - half(high), foot - height * high],
    ];
    parts.push(path(polygon(quad), index % 2 ? band : white));
  }
  const shadow: [number, number][] = [
    [x + half(0) * 0.3, foot],
    [x + half(0), foot],
    [x + half(1), top],
    [x + half(1) * 0.3, top],
  ];
  parts.push(path(polygon(shadow), light.land[2], { opacity: 0.25 }));
  parts.push(rect(x - half(1) - 6, top - 4, half(1) * 2 + 12, 6, light.land[2]));
  parts.push(
    rect(x - half(1) + 2, top - 24, half(1) * 2 - 4, 20, LAMP),
    path(
      polygon([
        [x - half(1) - 1, top - 24],
        [x, top - 42],
        [x + half(1) + 1, top - 24],
      ]),
      band,
    ),
  );
  const roof = inLight('#b04a37', light, 0.06);
  parts.push(
    rect(x + 34, foot - 30, 52, 30, white),
    path(
      polygon([
        [x + 29, foot - 30],
        [x + 44, foot - 50],
        [x + 78, foot - 50],
        [x + 91, foot - 30],
      ]),
      roof,
    ),
  );
  parts.push(
    rect(x + 44, foot - 20, 8, 11, light.isNight ? LAMP : light.land[2]),
    rect(x + 66, foot - 20, 8, 11, light.isNight ? LAMP : light.land[2]),
  );
  return parts.join('');
}
