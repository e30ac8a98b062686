import { drawSignature, drawWriting } from './draw-document.ts';
import { createRandom } from './random.ts';
import { at, circle, line, mix, rect, svg } from './shapes.ts';

const INKS = ['#1d4468', '#23504a', '#4a3a6b', '#7a4a1f'] as const;
const WIDTH = 900;
const HEIGHT = 600;

/** A bank's note of a transfer, 900 x 600: heading, ruled lines, a sum in a box and a stamp; no letters. */
export function drawReceipt(seed: string): string {
  const random = createRandom(`${seed}/receipt`);
  const ink = random.pick(INKS);
  const pale = mix(ink, '#ffffff', 0.86);
  const stamp = mix(ink, '#1f7a4d', 0.6);
  const row = (y: number): string =>
    drawWriting(random, 60, y, random.range(110, 170), mix(ink, '#ffffff', 0.35), 6) +
    drawWriting(random, 330, y, random.range(200, 420), '#22303c', 8) +
    line(`M60,${at(y + 20)}H840`, ink, 1, { opacity: 0.25 });
  return svg(
    [
      rect(0, 0, WIDTH, HEIGHT, '#fdfdfb'),
      rect(0, 0, WIDTH, 110, ink),
      circle(100, 55, 30, '#ffffff'),
      line('M82,62L96,44L106,56L118,40', ink, 6),
      drawWriting(random, 160, 46, 330, '#ffffff', 13),
      drawWriting(random, 160, 76, 210, '#ffffff', 7),
      ...[160, 206, 252, 298, 344].map(row),
      rect(540, 386, 300, 74, pale, 8),
      drawWriting(random, 564, 424, 110, ink, 8),
      drawWriting(random, 700, 424, 116, ink, 14),
      circle(170, 470, 66, 'none', { stroke: stamp, 'stroke-width': 7, opacity: 0.75 }),
      circle(170, 470, 50, 'none', { stroke: stamp, 'stroke-width': 2, opacity: 0.75 }),
      line('M142,472L164,494L202,448', stamp, 9, { opacity: 0.75 }),
      drawSignature(random, 560, 530, ink),
    ].join(''),
    WIDTH,
    HEIGHT,
  );
}
