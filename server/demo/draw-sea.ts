import type { Light } from './lights.ts';
import type { Random } from './random.ts';
import { HEIGHT, mix, rect, sliver, vertical, WIDTH } from './shapes.ts';

/** Ripples grow from the horizon to the viewer, so the sea lies flat. */
export function drawRipples(light: Light, random: Random, top: number, count: number): string {
  return Array.from({ length: count }, () => {
    const depth = random.next() ** 1.3;
    const y = top + 8 + depth * (HEIGHT - top);
    const isBright = random.chance(0.55);
    const colour = isBright ? mix(light.sea[0], light.glint, 0.35) : mix(light.sea[2], light.sea[1], 0.15);
    const width = (24 + depth * 150) * random.range(0.5, 1.3);
    return sliver(
      random.range(-40, WIDTH + 40),
      y,
      width,
      0.8 + depth * 3.4,
      colour,
      random.range(0.18, isBright ? 0.5 : 0.42),
    );
  }).join('');
}

/** The path of light under the sun or the moon. */
export function drawGlitter(light: Light, random: Random, horizon: number, discX: number): string {
  if (!light.disc) return '';
  const low = 1 - light.discAt[1];
  return Array.from({ length: 46 }, (_, index) => {
    const depth = index / 46;
    const y = horizon + 3 + depth ** 1.25 * (HEIGHT - horizon);
    const spread = light.discSize * (0.35 + depth * 0.9);
    const width = light.discSize * random.range(0.25, 1.05) * (0.75 + depth * 0.5) * (0.6 + low * 0.5);
    return sliver(
      discX + random.range(-spread, spread) * 0.6,
      y,
      width,
      1.1 + depth * 3.6,
      light.glint,
      0.82 - depth * 0.5,
    );
  }).join('');
}

/** The sea from the horizon to the lower edge, with its ripples and the light on it. */
export function drawSea(light: Light, random: Random, horizon: number, discX: number): string {
  const [far, middle, near] = light.sea;
  return [
    vertical('sea', [
      [0, far],
      [0.3, middle],
      [1, near],
    ]),
    rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#sea)'),
    rect(0, horizon - 0.5, WIDTH, 2, light.glint, 0, 0.45),
    drawRipples(light, random, horizon, 70),
    drawGlitter(light, random, horizon, discX),
  ].join('');
}
