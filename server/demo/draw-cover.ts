import { type BoatTypeName, drawBoat } from './draw-boat.ts';
import { type CoastName, coasts } from './draw-coast.ts';
import { drawSea } from './draw-sea.ts';
import { drawSky } from './draw-sky.ts';
import type { Light } from './lights.ts';
import type { Livery } from './liveries.ts';
import { createRandom } from './random.ts';
import { group, svg } from './shapes.ts';

/** What all pictures of one boat have in common. */
export interface Scene {
  seed: string;
  type: BoatTypeName;
  livery: Livery;
  light: Light;
  coast: CoastName;
}

export const backdrop = (scene: Scene, horizon: number): string => {
  const random = createRandom(`${scene.seed}/backdrop`);
  const sky = drawSky(scene.light, random, horizon);
  const coast = coasts[scene.coast](scene.light, random, horizon);
  const mirrored = group(coast, { transform: `translate(0 ${horizon * 1.5}) scale(1 -0.5)`, opacity: 0.26 });
  return sky.markup + drawSea(scene.light, random, horizon, sky.discX) + mirrored + coast;
};

/** The cover: the boat in profile under way along her coast. */
export function drawCover(scene: Scene): string {
  const random = createRandom(`${scene.seed}/cover`);
  return svg(
    backdrop(scene, 500) +
      drawBoat({
        type: scene.type,
        livery: scene.livery,
        light: scene.light,
        pose: 'under way',
        seed: scene.seed,
        x: random.range(560, 640),
        y: 642,
        scale: 0.98,
        isMirrored: random.chance(0.4),
      }),
  );
}
