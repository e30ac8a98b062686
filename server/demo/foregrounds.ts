/** Dark near shapes that frame a view: a pine branch, palm leaves, an arch, a terrace. */
import type { Scene } from './draw-cover.ts';
import type { Light } from './lights.ts';
import type { Random } from './random.ts';
import { at, circle, ellipse, group, line, mix, path, rect, WIDTH } from './shapes.ts';

const leafIn = (light: Light, share: number): string =>
  mix(mix('#14413c', light.land[2], 0.35), light.ambient, share);

function drawPineBranch(light: Light, random: Random): string {
  const bark = mix('#3a2a2c', light.land[2], 0.3);
  const parts = [
    line('M-20,40C160,70 330,60 520,150M180,64C260,120 300,150 330,210M360,84C430,70 480,60 560,70', bark, 9),
  ];
  const tufts = [
    [520, 150],
    [330, 210],
    [560, 70],
    [440, 112],
    [250, 110],
    [120, 56],
    [40, 40],
    [390, 60],
    [300, 165],
    [190, 30],
  ] as const;
  for (const [x, y] of tufts) {
    for (let index = 0; index < 26; index++) {
      const angle = (index / 26) * Math.PI * 2;
      const reach = random.range(44, 84);
      parts.push(
        line(
          `M${x},${y}Q${at(x + Math.cos(angle) * reach * 0.6)},${at(y + Math.sin(angle) * reach * 0.5)} ${at(x + Math.cos(angle) * reach)},${at(y + Math.sin(angle) * reach * 0.72 + 6)}`,
          leafIn(light, random.range(0, 0.14)),
          3,
        ),
      );
    }
  }
  return parts.join('');
}

function drawPalmLeaves(light: Light, random: Random): string {
  const fronds = [
    [-20, 0.2, 600],
    [-40, 0.78, 520],
    [60, -0.2, 420],
  ] as const;
  return fronds
    .map(([y, turn, reach], frondIndex) => {
      const colour = leafIn(light, frondIndex * 0.05);
      let leaves = line(`M0,0Q${reach * 0.5},-70 ${reach},40`, colour, 6);
      for (let index = 2; index <= 16; index++) {
        const share = index / 16;
        const x = reach * share;
        const mid = -140 * share * (1 - share) + 40 * share * share;
        const size = reach * 0.3 * Math.sin(Math.PI * Math.min(0.96, share * 0.86 + 0.12));
        for (const side of [1, -1]) {
          const tip = `${at(x + size * 0.62)},${at(mid + side * size * 0.8 + 14)}`;
          leaves += path(
            `M${at(x)},${at(mid)}Q${at(x + size * 0.5)},${at(mid + side * size * 0.22)} ${tip}Q${at(x + size * 0.26)},${at(mid + side * size * 0.3)} ${at(x)},${at(mid)}Z`,
            colour,
          );
        }
      }
      return group(leaves, {
        transform: `translate(-40 ${y}) rotate(${at((turn * 180) / Math.PI + random.range(-4, 4))})`,
      });
    })
    .join('');
}

function drawArch(light: Light, random: Random): string {
  const wall = mix(mix('#fbf1e0', light.land[2], light.isNight ? 0.78 : 0.1), light.ambient, light.tint);
  const shade = mix(wall, light.land[2], 0.34);
  const opening = 'M120,800V330C120,40 1080,40 1080,330V800Z';
  const flowers = Array.from({ length: 70 }, () => {
    const share = random.next() ** 1.6;
    const x = 1210 - share * 260 + random.range(-26, 26);
    const y = random.range(-10, 190) * (1 - share * 0.6) + share * 10;
    const colour = random.chance(0.3)
      ? leafIn(light, 0.1)
      : mix(random.pick(['#d84a86', '#e8699c', '#c43b78']), light.ambient, light.tint);
    return circle(x, y, random.range(8, 19), colour);
  });
  return (
    path(`M0,0H${WIDTH}V800H0Z${opening}`, wall, { 'fill-rule': 'evenodd' }) +
    path('M120,800V330C120,40 1080,40 1080,330V800H1052V336C1052,76 148,76 148,336V800Z', shade) +
    path('M148,800V336C148,76 1052,76 1052,336L1044,340C1044,92 164,92 164,340V800Z', light.land[2], {
      opacity: 0.22,
    }) +
    flowers.join('')
  );
}

function drawTerrace(light: Light, random: Random): string {
  const stone = mix(mix('#f6ead6', light.land[2], light.isNight ? 0.7 : 0.08), light.ambient, light.tint);
  const shade = mix(stone, light.land[2], 0.32);
  const pillars = Array.from({ length: 13 }, (_, index) => {
    const x = 20 + index * 97;
    const half = `M${x},700C${x - 6},716 ${x - 26},722 ${x - 20},748C${x - 15},764 ${x - 10},770 ${x - 12},790`;
    return (
      path(
        `${half}H${x + 12}C${x + 10},770 ${x + 15},764 ${x + 20},748C${x + 26},722 ${x + 6},716 ${x},700Z`,
        stone,
      ) +
      path(
        `M${x},700C${x + 4},720 ${x + 24},722 ${x + 20},748C${x + 15},764 ${x + 10},770 ${x + 12},790H${x + 3}Z`,
        shade,
        { opacity: 0.7 },
      )
    );
  });
  const pot = random.chance(0.5) ? 120 : 1060;
  const bush = Array.from({ length: 34 }, () =>
    ellipse(
      pot + random.range(-74, 74),
      random.range(500, 620),
      random.range(13, 24),
      random.range(10, 18),
      leafIn(light, random.range(0, 0.2)),
    ),
  );
  const lemons = Array.from({ length: 9 }, () =>
    circle(pot + random.range(-66, 66), random.range(510, 615), 9, mix('#f4c63d', light.ambient, light.tint)),
  );
  return (
    pillars.join('') +
    rect(0, 676, WIDTH, 26, stone) +
    rect(0, 696, WIDTH, 8, shade) +
    rect(0, 784, WIDTH, 16, stone) +
    bush.join('') +
    lemons.join('') +
    path(
      `M${pot - 44},612H${pot + 44}L${pot + 30},680H${pot - 30}Z`,
      mix('#c46a42', light.ambient, light.tint),
    ) +
    rect(pot - 50, 606, 100, 14, mix('#d67a4e', light.ambient, light.tint), 3)
  );
}

const frames = { pine: drawPineBranch, palm: drawPalmLeaves, arch: drawArch, terrace: drawTerrace };

/** Picks the frame that grows where the boat lies. */
export function drawForeground(scene: Scene, random: Random): string {
  const tropical = scene.coast === 'palmBeach' || scene.coast === 'city';
  const northern = scene.coast === 'alps' || scene.coast === 'beacon' || scene.coast === 'mountains';
  const choices = tropical
    ? (['palm', 'terrace'] as const)
    : northern
      ? (['pine'] as const)
      : (['pine', 'arch', 'terrace'] as const);
  const markup = frames[random.pick(choices)](scene.light, random);
  return random.chance(0.5) ? group(markup, { transform: `translate(${WIDTH} 0) scale(-1 1)` }) : markup;
}
