import type { Light } from '../lights.ts';
import type { Random } from '../random.ts';
import { at, mix, path, polygon, WIDTH } from '../shapes.ts';

type Point = readonly [number, number];

/** A row of faceted peaks with a lit and a shaded side; snow where `snow` says how far it comes down (0..1). */
export function drawPeaks(
  random: Random,
  base: number,
  height: number,
  colour: string,
  light: Light,
  snow = 0,
): string {
  const parts: string[] = [];
  const ridge: Point[] = [[-80, base]];
  const peaks: { peak: Point; valley: Point }[] = [];
  let x = -80 + random.range(0, 60);
  while (x < WIDTH + 60) {
    const step = random.range(110, 230);
    const peak: Point = [x + step * 0.5, base - height * random.range(0.5, 1)];
    const valley: Point = [x + step, base - height * random.range(0.12, 0.34)];
    ridge.push(peak, valley);
    peaks.push({ peak, valley });
    x += step;
  }
  ridge.push([WIDTH + 160, base]);
  parts.push(path(polygon(ridge), colour));
  const shade = mix(colour, light.land[2], 0.4);
  for (const { peak, valley } of peaks) {
    const [px, py] = peak;
    const drop = base - py;
    const zigzag: Point[] = [
      [px - random.range(2, 12), py + drop * 0.3],
      [px + random.range(8, 22), py + drop * 0.52],
      [px - random.range(0, 10), py + drop * 0.78],
      [px + random.range(4, 18), base],
    ];
    parts.push(
      path(polygon([peak, valley, [valley[0], base], ...[...zigzag].reverse()]), shade, { opacity: 0.55 }),
    );
    if (snow > 0 && drop > height * 0.6) {
      const reach = snow * random.range(0.7, 1);
      const [vx, vy] = valley;
      const right: Point = [px + (vx - px) * reach, py + (vy - py) * reach];
      const left: Point = [px - (right[0] - px) * 0.8, py + (right[1] - py) * 0.95];
      const teeth: Point[] = [0.75, 0.5, 0.25].map((share, index) => [
        left[0] + (right[0] - left[0]) * share,
        Math.max(left[1], right[1]) + (index % 2 ? -6 : 10),
      ]);
      parts.push(
        path(
          polygon([peak, right, ...teeth, left]),
          mix('#ffffff', light.sky[2], light.isNight ? 0.75 : 0.3),
          { opacity: 0.92 },
        ),
      );
    }
  }
  return parts.join('');
}

/** Soft, overlapping hills; also the far islands. */
export function drawHills(
  random: Random,
  base: number,
  height: number,
  colour: string,
  from = -60,
  to = WIDTH + 60,
): string {
  let d = `M${at(from)},${at(base)}`;
  let x = from;
  while (x < to) {
    const step = Math.min(random.range(150, 330), to - x);
    const rise = height * random.range(0.55, 1.25) * Math.min(1, step / 190);
    d += `C${at(x + step * 0.28)},${at(base - rise * 1.15)} ${at(x + step * 0.68)},${at(base - rise)} ${at(x + step)},${at(base - (x + step >= to ? 0 : height * 0.18))}`;
    x += step;
  }
  return path(`${d}L${at(to)},${at(base)}Z`, colour);
}

/** A wooded or bare rock face that falls steeply into the sea, entering from the left or the right. */
export function drawCliff(
  random: Random,
  base: number,
  side: 'left' | 'right',
  light: Light,
  reach: number,
  height: number,
) {
  const sign = side === 'left' ? 1 : -1;
  const edge = side === 'left' ? -20 : WIDTH + 20;
  const px = (distance: number) => edge + sign * distance;
  const rock = mix(light.land[2], '#e2c199', light.isNight ? 0.12 : 0.34);
  const top: Point[] = [];
  const steps = 6;
  for (let index = 0; index <= steps; index++) {
    const share = index / steps;
    top.push([px(reach * share * 0.86), base - height * (1 - share ** 2.2 * 0.5) * random.range(0.94, 1.04)]);
  }
  const face: Point[] = [
    [px(reach * 0.9), base - height * 0.4],
    [px(reach * 0.88), base - height * 0.24],
    [px(reach * 0.96), base - height * 0.12],
    [px(reach), base],
  ];
  const outline: Point[] = [[px(0), base], ...top, ...face];
  const parts = [path(polygon(outline), rock)];
  for (let index = 0; index < 5; index++) {
    const start = reach * random.range(0.2, 0.8);
    const y = base - height * random.range(0.45, 0.6);
    const shadow: Point[] = [
      [px(start), y],
      [px(start + random.range(14, 36)), y + height * 0.1],
      [px(start + random.range(20, 44)), base],
      [px(start - random.range(4, 24)), base],
    ];
    parts.push(path(polygon(shadow), mix(rock, light.land[2], 0.65), { opacity: 0.55 }));
  }
  let green = `M${at(px(0))},${at(base - height * 0.55)}`;
  for (const [x, y] of top) green += `L${at(x)},${at(y - 5)}`;
  for (const [index, [x, y]] of [...top].reverse().entries()) {
    const sag = height * (index % 2 ? 0.26 : 0.14);
    green += `Q${at(x + sign * 6)},${at(y + sag + 8)} ${at(x - sign * reach * 0.06)},${at(y + sag)}`;
  }
  const leaf = mix(light.land[2], light.isNight ? '#12324a' : '#2f6b4f', 0.55);
  parts.push(path(`${green}Z`, leaf));
  return parts.join('');
}
