import { drawLighthouse, drawSkyline, drawTown } from './coasts/buildings.ts';
import { drawCypress, drawPalm, drawStonePine } from './coasts/plants.ts';
import { drawCliff, drawHills, drawPeaks } from './coasts/ridges.ts';
import type { Light } from './lights.ts';
import type { Random } from './random.ts';
import { at, ellipse, mix, path, rect, WIDTH } from './shapes.ts';

type CoastDrawing = (light: Light, random: Random, horizon: number) => string;

const greenIn = (light: Light, share = 0.4): string =>
  mix(light.land[2], light.isNight ? '#123247' : '#2c6a4c', share);

const drawMountains: CoastDrawing = (light, random, horizon) =>
  drawPeaks(random, horizon, 190, light.land[0], light) +
  drawPeaks(random, horizon, 110, light.land[1], light) +
  drawHills(random, horizon, 34, light.land[2]);

const drawAlps: CoastDrawing = (light, random, horizon) =>
  drawPeaks(random, horizon, 270, light.land[0], light, 0.42) +
  drawPeaks(random, horizon, 150, light.land[1], light) +
  drawHills(random, horizon, 44, greenIn(light)) +
  drawTown(random, light, horizon, random.range(120, 240), random.range(330, 430));

const drawCliffs: CoastDrawing = (light, random, horizon) => {
  const side = random.pick(['left', 'right'] as const);
  return (
    drawHills(random, horizon, 60, light.land[0]) +
    drawHills(random, horizon, 30, light.land[1], side === 'left' ? 500 : 60, side === 'left' ? 1130 : 700) +
    drawCliff(random, horizon + 4, side, light, random.range(380, 470), random.range(210, 280))
  );
};

const drawOldTown: CoastDrawing = (light, random, horizon) => {
  const from = random.pick([70, 560]);
  return (
    drawPeaks(random, horizon, 170, light.land[0], light) +
    drawHills(random, horizon, 80, light.land[1]) +
    drawHills(random, horizon, 56, greenIn(light, 0.3), from - 120, from + 660) +
    drawTown(random, light, horizon, from, from + 540)
  );
};

const drawPalmBeach: CoastDrawing = (light, random, horizon) => {
  const from = random.pick([-60, 640]);
  const to = from + 640;
  const sand = mix(mix('#f6dfb0', light.ambient, light.tint * 1.4), light.land[0], 0.12);
  const trunk = mix(light.land[2], '#6b4a35', 0.35);
  const palms = Array.from({ length: 9 }, () => {
    const x = random.range(from + 50, to - 60);
    return drawPalm(
      random,
      x,
      horizon - 3,
      random.range(90, 170),
      trunk,
      mix(greenIn(light, 0.5), light.land[1], random.range(0, 0.3)),
    );
  });
  const umbrellas = Array.from({ length: 6 }, (_, index) => {
    const x = from + 150 + index * 62 + random.range(-12, 12);
    const colour = mix(random.pick(['#ef6f55', '#f7f1e1', '#f2b84b', '#2d9c9a']), light.ambient, light.tint);
    return (
      rect(x - 1, horizon - 19, 2, 20, trunk) +
      path(
        `M${at(x - 17)},${at(horizon - 16)}Q${at(x)},${at(horizon - 38)} ${at(x + 17)},${at(horizon - 16)}Z`,
        colour,
      )
    );
  });
  return (
    drawHills(random, horizon, 70, light.land[0]) +
    drawHills(random, horizon, 46, light.land[1], from - 80, to + 40) +
    path(
      `M${at(from)},${at(horizon + 5)}Q${at((from + to) / 2)},${at(horizon - 28)} ${at(to)},${at(horizon + 5)}Z`,
      sand,
    ) +
    palms.join('') +
    umbrellas.join('')
  );
};

const drawBeacon: CoastDrawing = (light, random, horizon) => {
  const isLeft = random.chance(0.5);
  const x = isLeft ? random.range(170, 260) : random.range(930, 1020);
  const rock = mix(light.land[2], '#d9b78f', light.isNight ? 0.08 : 0.2);
  const edge = isLeft ? -20 : WIDTH + 20;
  const inner = isLeft ? x + 230 : x - 190;
  const crest = `Q${at(x)},${at(horizon - 84)} ${at(inner - (isLeft ? 80 : -80))},${at(horizon - 34)}`;
  return (
    drawHills(random, horizon, 50, light.land[0]) +
    drawHills(random, horizon, 28, light.land[1], 260, 960) +
    drawLighthouse(
      light,
      x,
      horizon - 52,
      random.range(170, 205),
      random.pick(['#d64b3f', '#1f4e79', '#e0603f']),
    ) +
    path(
      `M${at(edge)},${at(horizon + 4)}L${at(edge)},${at(horizon - 60)}${crest}L${at(inner)},${at(horizon + 4)}Z`,
      rock,
    ) +
    path(
      `M${at(edge)},${at(horizon - 30)}L${at(edge)},${at(horizon - 66)}${crest}Q${at(x)},${at(horizon - 40)} ${at(edge)},${at(horizon - 30)}Z`,
      greenIn(light),
    )
  );
};

const drawIslands: CoastDrawing = (light, random, horizon) => {
  const parts = [
    drawHills(random, horizon, 66, light.land[0], -40, 520),
    drawHills(random, horizon, 84, light.land[0], 700, 1260),
  ];
  for (const centre of [random.range(150, 300), random.range(860, 1040)]) {
    const half = random.range(130, 190);
    parts.push(drawHills(random, horizon + 2, 62, light.land[1], centre - half, centre + half));
    for (let index = 0; index < 5; index++) {
      const x = centre + random.range(-half * 0.55, half * 0.55);
      parts.push(
        drawStonePine(random, x, horizon - 24, random.range(50, 84), light.land[2], greenIn(light, 0.35)),
      );
    }
    parts.push(
      ellipse(centre, horizon + 1, half * 1.04, 7, mix('#eed9ae', light.ambient, 0.2 + light.tint), 0.9),
    );
  }
  return parts.join('');
};

const drawCity: CoastDrawing = (light, random, horizon) => {
  const from = random.pick([40, 420]);
  const trunk = mix(light.land[2], '#6b4a35', 0.25);
  const palms = Array.from({ length: 14 }, (_, index) =>
    drawPalm(
      random,
      from - 30 + index * 56 + random.range(-18, 18),
      horizon + 1,
      random.range(34, 66),
      trunk,
      greenIn(light, 0.5),
    ),
  );
  return (
    drawHills(random, horizon, 22, light.land[0]) +
    drawSkyline(random, light, horizon, from, from + 740) +
    rect(0, horizon - 8, WIDTH, 10, mix(light.land[1], '#f3deb4', light.isNight ? 0.1 : 0.45)) +
    palms.join('')
  );
};

const drawCypressHills: CoastDrawing = (light, random, horizon) => {
  const trees = Array.from({ length: 16 }, () =>
    drawCypress(
      random.range(20, WIDTH - 20),
      horizon - random.range(2, 34),
      random.range(44, 92),
      greenIn(light, 0.5),
    ),
  );
  return (
    drawPeaks(random, horizon, 150, light.land[0], light) +
    drawHills(random, horizon, 104, light.land[1]) +
    drawHills(random, horizon, 52, mix(light.land[2], light.land[1], 0.3)) +
    trees.join('') +
    drawTown(random, light, horizon, random.range(480, 560), random.range(700, 800))
  );
};

/** What can lie behind a boat, by name; towns in the marketplace name theirs. */
export const coasts = {
  mountains: drawMountains,
  alps: drawAlps,
  cliffs: drawCliffs,
  oldTown: drawOldTown,
  palmBeach: drawPalmBeach,
  beacon: drawBeacon,
  islands: drawIslands,
  city: drawCity,
  cypressHills: drawCypressHills,
} satisfies Record<string, CoastDrawing>;

export type CoastName = keyof typeof coasts;
