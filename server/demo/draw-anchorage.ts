import { drawCliff, drawHills, drawPeaks } from './coasts/ridges.ts';
import { drawBoat } from './draw-boat.ts';
import type { Scene } from './draw-cover.ts';
import { drawGlitter, drawRipples } from './draw-sea.ts';
import { drawSky } from './draw-sky.ts';
import { drawForeground } from './foregrounds.ts';
import { createRandom } from './random.ts';
import { circle, ellipse, mix, path, rect, sliver, svg, vertical, WIDTH } from './shapes.ts';

const HORIZON = 300;

/** Second picture: lying at anchor in a bay, seen from the shore. */
export function drawAnchorage(scene: Scene): string {
  const { light } = scene;
  const random = createRandom(`${scene.seed}/anchorage`);
  const sky = drawSky(light, random, HORIZON);
  const side = random.chance(0.5);
  const shallow = mix(light.isNight ? light.sea[1] : '#6fe0d2', light.sea[0], light.isNight ? 0.1 : 0.25);
  const x = random.range(520, 680);
  const boat = {
    type: scene.type,
    livery: scene.livery,
    light,
    pose: 'at anchor',
    seed: scene.seed,
    x,
    y: 560,
    scale: 0.72,
    isMirrored: random.chance(0.5),
  } as const;
  const swimmers = Array.from({ length: light.isNight ? 0 : random.int(1, 3) }, () => {
    const [px, py] = [x + random.range(-330, 330), random.range(620, 680)];
    return (
      sliver(px, py + 4, 22, 2, light.glint, 0.7) +
      circle(px, py, 5.5, '#8d5b40') +
      circle(px, py - 1.5, 5, mix('#3b2a24', light.ambient, 0.1))
    );
  });
  return svg(
    [
      sky.markup,
      scene.coast === 'alps' || scene.coast === 'mountains'
        ? drawPeaks(random, HORIZON, 150, light.land[0], light, scene.coast === 'alps' ? 0.4 : 0)
        : drawHills(random, HORIZON, 62, light.land[0]),
      drawHills(random, HORIZON, 34, light.land[1]),
      vertical('bay', [
        [0, light.sea[0]],
        [0.22, light.sea[1]],
        [0.62, mix(light.sea[1], shallow, 0.55)],
        [1, shallow],
      ]),
      rect(0, HORIZON, WIDTH, 500, 'url(#bay)'),
      ...Array.from({ length: 7 }, () =>
        ellipse(
          random.range(0, WIDTH),
          random.range(470, 790),
          random.range(90, 240),
          random.range(10, 26),
          light.sea[2],
          0.16,
        ),
      ),
      drawRipples(light, random, HORIZON, 52),
      drawGlitter(light, random, HORIZON, sky.discX),
      drawCliff(
        random,
        HORIZON + 14,
        side ? 'left' : 'right',
        light,
        random.range(330, 420),
        random.range(180, 240),
      ),
      drawCliff(
        random,
        HORIZON + 34,
        side ? 'right' : 'left',
        light,
        random.range(210, 290),
        random.range(230, 290),
      ),
      path(
        `M0,${HORIZON + 36}Q600,${HORIZON + 18} ${WIDTH},${HORIZON + 36}V${HORIZON + 30}H0Z`,
        light.glint,
        { opacity: 0.18 },
      ),
      drawBoat(boat),
      ...swimmers,
      drawForeground(scene, random),
    ].join(''),
  );
}
