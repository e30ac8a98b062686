import type { Light } from './lights.ts';
import type { Random } from './random.ts';
import { at, circle, ellipse, line, mix, path, radial, rect, sliver, vertical, WIDTH } from './shapes.ts';

export interface Sky {
  markup: string;
  /** Where the disc hangs: the sea glitters under it. */
  discX: number;
}

function drawCloudBank(random: Random, y: number, colour: string, opacity: number): string {
  const left = random.range(-180, WIDTH - 260);
  const width = random.range(260, 520);
  const height = width * random.range(0.1, 0.16);
  const summit = random.range(0.35, 0.65);
  const swell = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - left) / width));
    return (
      height *
      Math.sin(
        Math.PI * (share < summit ? (share / summit) * 0.5 : 0.5 + ((share - summit) / (1 - summit)) * 0.5),
      )
    );
  };
  let d = `M${at(left)},${at(y)}`;
  let x = left;
  while (x < left + width) {
    const puff = Math.min(random.range(40, 100), left + width - x + 4);
    const crest = y - (swell(x) + swell(x + puff)) / 2 - puff * 0.42;
    d += `C${at(x - puff * 0.12)},${at(crest)} ${at(x + puff * 1.12)},${at(crest)} ${at(x + puff)},${at(y - swell(x + puff))}`;
    x += puff;
  }
  return path(
    `${d}L${at(x + 30)},${at(y)}Q${at(x - width / 2)},${at(y + 9)} ${at(left - 40)},${at(y)}Z`,
    colour,
    { opacity },
  );
}

function drawStars(random: Random, horizon: number): string {
  const stars = Array.from({ length: 90 }, () => {
    const y = random.next() ** 1.5 * horizon * 0.85;
    return circle(random.range(0, WIDTH), y, random.range(0.8, 2.1), '#fff6df', {
      opacity: random.range(0.35, 0.95),
    });
  });
  return stars.join('');
}

function drawGulls(random: Random, colour: string): string {
  const centreX = random.range(180, 980);
  const centreY = random.range(90, 230);
  return Array.from({ length: random.int(3, 6) }, () => {
    const x = centreX + random.range(-120, 120);
    const y = centreY + random.range(-50, 50);
    const s = random.range(7, 15);
    const d = `M${at(x - s)},${at(y - s * 0.35)}Q${at(x - s * 0.4)},${at(y - s * 0.55)} ${at(x)},${at(y)}Q${at(x + s * 0.4)},${at(y - s * 0.55)} ${at(x + s)},${at(y - s * 0.35)}`;
    return line(d, colour, 2.2, { opacity: 0.75 });
  }).join('');
}

/** Sky, disc with its halos, clouds or stars, and gulls by day. */
export function drawSky(light: Light, random: Random, horizon: number): Sky {
  const [top, middle, low] = light.sky;
  const discX = random.pick([random.range(180, 420), random.range(760, 1020)]);
  const discY = horizon * (1 - random.range(light.discAt[0], light.discAt[1]));
  const parts = [
    vertical('sky', [
      [0, top],
      [0.58, middle],
      [1, low],
    ]),
    rect(0, 0, WIDTH, horizon + 2, 'url(#sky)'),
  ];
  if (light.isNight) parts.push(drawStars(random, horizon));
  if (light.disc) {
    parts.push(
      radial('glow', [
        [0, light.disc, 0.55],
        [0.35, light.disc, 0.22],
        [1, light.disc, 0],
      ]),
      circle(discX, discY, light.discSize * 4.6, 'url(#glow)'),
      circle(discX, discY, light.discSize * 1.75, light.disc, { opacity: 0.13 }),
      circle(discX, discY, light.discSize * 1.35, light.disc, { opacity: 0.2 }),
      circle(discX, discY, light.discSize, light.disc),
    );
    if (light.isNight) {
      const crater = mix(light.disc, light.sky[2], 0.28);
      parts.push(
        ellipse(discX - 14, discY - 8, 11, 9, crater, 0.6),
        ellipse(discX + 16, discY + 14, 8, 7, crater, 0.5),
      );
      parts.push(ellipse(discX + 12, discY - 20, 5, 4, crater, 0.5));
    }
  }
  const banks = light.disc ? random.int(2, 3) : 5;
  for (let index = 0; index < banks; index++) {
    const y = horizon * (light.disc ? random.range(0.3, 0.82) : 0.16 + index * 0.17);
    const colour = mix(light.cloud, light.sky[1], random.range(0, 0.35));
    parts.push(drawCloudBank(random, y, colour, light.isNight ? 0.4 : random.range(0.55, 0.8)));
  }
  for (let index = 0; index < 6; index++) {
    const y = horizon * random.range(0.35, 0.92);
    parts.push(
      sliver(random.range(0, WIDTH), y, random.range(120, 340), random.range(2, 5), light.cloud, 0.45),
    );
  }
  if (!light.isNight) parts.push(drawGulls(random, mix(light.land[2], '#ffffff', 0.12)));
  return { markup: parts.join(''), discX };
}
