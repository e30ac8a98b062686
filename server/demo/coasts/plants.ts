import type { Random } from '../random.ts';
import { at, circle, line, path } from '../shapes.ts';

/** A leaning palm whose foot stands at (x, y). */
export function drawPalm(
  random: Random,
  x: number,
  y: number,
  height: number,
  colour: string,
  leaf: string,
): string {
  const lean = random.range(-0.28, 0.28) * height;
  const topX = x + lean;
  const topY = y - height;
  const w = height * 0.035;
  const trunk = path(
    `M${at(x - w * 1.5)},${at(y)}Q${at(x + lean * 0.15 - w)},${at(y - height * 0.55)} ${at(topX - w * 0.7)},${at(topY)}L${at(topX + w * 0.7)},${at(topY)}Q${at(x + lean * 0.15 + w)},${at(y - height * 0.5)} ${at(x + w * 1.5)},${at(y)}Z`,
    colour,
  );
  const fronds = Array.from({ length: 8 }, (_, index) => {
    const angle = Math.PI * (0.02 + (index / 7) * 0.96) + random.range(-0.1, 0.1);
    const reach = height * random.range(0.38, 0.5);
    const endX = topX + Math.cos(angle) * reach;
    const endY = topY - Math.sin(angle) * reach * 0.42 + reach * 0.3;
    const midX = topX + Math.cos(angle) * reach * 0.55;
    const midY = topY - Math.sin(angle) * reach * 0.62 - reach * 0.12;
    const d = `M${at(topX)},${at(topY)}Q${at(midX)},${at(midY - reach * 0.08)} ${at(endX)},${at(endY)}Q${at(midX)},${at(midY + reach * 0.16)} ${at(topX)},${at(topY)}Z`;
    return path(d, leaf);
  });
  return trunk + fronds.join('') + circle(topX, topY + 3, w * 1.2, colour);
}

/** A flat-topped stone pine. */
export function drawStonePine(
  random: Random,
  x: number,
  y: number,
  height: number,
  colour: string,
  leaf: string,
): string {
  const lean = random.range(-0.15, 0.15) * height;
  const trunk = line(
    `M${at(x)},${at(y)}Q${at(x + lean * 0.2)},${at(y - height * 0.5)} ${at(x + lean)},${at(y - height * 0.86)}`,
    colour,
    height * 0.05,
  );
  const crown = [0, 1, 2].map((index) => {
    const w = height * (0.42 - index * 0.09);
    const cy = y - height * (0.78 + index * 0.1);
    const cx = x + lean + random.range(-6, 6);
    return path(
      `M${at(cx - w)},${at(cy)}C${at(cx - w * 0.9)},${at(cy - height * 0.2)} ${at(cx + w * 0.9)},${at(cy - height * 0.2)} ${at(cx + w)},${at(cy)}Q${at(cx)},${at(cy + height * 0.05)} ${at(cx - w)},${at(cy)}Z`,
      leaf,
    );
  });
  return trunk + crown.join('');
}

/** A slim cypress. */
export function drawCypress(x: number, y: number, height: number, leaf: string): string {
  const w = height * 0.13;
  return path(
    `M${at(x)},${at(y - height)}C${at(x + w)},${at(y - height * 0.6)} ${at(x + w * 1.1)},${at(y - height * 0.15)} ${at(x + w * 0.4)},${at(y)}L${at(x - w * 0.4)},${at(y)}C${at(x - w * 1.1)},${at(y - height * 0.15)} ${at(x - w)},${at(y - height * 0.6)} ${at(x)},${at(y - height)}Z`,
    leaf,
  );
}
