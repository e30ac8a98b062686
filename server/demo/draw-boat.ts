import { drawCabinCruiser } from './hulls/cabin-cruiser.ts';
import { drawCatamaran } from './hulls/catamaran.ts';
import { drawClassicLaunch } from './hulls/classic-launch.ts';
import { drawDinghy } from './hulls/dinghy.ts';
import { drawFishingBoat } from './hulls/fishing-boat.ts';
import { drawGulet } from './hulls/gulet.ts';
import { drawHouseboat } from './hulls/houseboat.ts';
import type { HullDrawing, Pose } from './hulls/hull.ts';
import { drawMotorYacht } from './hulls/motor-yacht.ts';
import { drawPontoon } from './hulls/pontoon.ts';
import { drawRib } from './hulls/rib.ts';
import { drawSailingYacht } from './hulls/sailing-yacht.ts';
import { drawSpeedboat } from './hulls/speedboat.ts';
import type { Light } from './lights.ts';
import { type Livery, paintIn } from './liveries.ts';
import { createRandom } from './random.ts';
import { at, group, mix, path, sliver } from './shapes.ts';

interface BoatKind {
  draw: HullDrawing;
  /** Drawn size: a dinghy is not as big as a gulet. */
  scale: number;
  /** What she looks like from above. */
  plan: 'sail' | 'motor' | 'twin' | 'deck' | 'open' | 'house';
  /** An open boat has no cabin to show. */
  hasCabin: boolean;
}

/** How each boat type is drawn, by its name in the catalogue. */
export const boatKinds = {
  'Sailing yacht': { draw: drawSailingYacht, scale: 1.02, plan: 'sail', hasCabin: true },
  'Motor yacht': { draw: drawMotorYacht, scale: 1.18, plan: 'motor', hasCabin: true },
  Catamaran: { draw: drawCatamaran, scale: 1, plan: 'twin', hasCabin: true },
  'Pontoon boat': { draw: drawPontoon, scale: 1.16, plan: 'deck', hasCabin: false },
  RIB: { draw: drawRib, scale: 1.2, plan: 'open', hasCabin: false },
  Speedboat: { draw: drawSpeedboat, scale: 1.2, plan: 'open', hasCabin: false },
  'Fishing boat': { draw: drawFishingBoat, scale: 1.12, plan: 'open', hasCabin: false },
  Houseboat: { draw: drawHouseboat, scale: 1.1, plan: 'house', hasCabin: true },
  Gulet: { draw: drawGulet, scale: 1.02, plan: 'sail', hasCabin: true },
  'Cabin cruiser': { draw: drawCabinCruiser, scale: 1.16, plan: 'motor', hasCabin: true },
  'Sailing dinghy': { draw: drawDinghy, scale: 0.98, plan: 'open', hasCabin: false },
  'Classic launch': { draw: drawClassicLaunch, scale: 1.18, plan: 'open', hasCabin: false },
} as const satisfies Record<string, BoatKind>;

export type BoatTypeName = keyof typeof boatKinds;

export interface BoatSpot {
  type: BoatTypeName;
  livery: Livery;
  light: Light;
  pose: Pose;
  /** The same seed draws the same boat in every picture. */
  seed: string;
  x: number;
  y: number;
  scale: number;
  isMirrored?: boolean;
}

/** A boat afloat: her broken reflection, her foam, herself. */
export function drawBoat(spot: BoatSpot): string {
  const random = createRandom(`${spot.seed}/boat`);
  const ripple = createRandom(`${spot.seed}/${spot.x}`);
  const scale = spot.scale * boatKinds[spot.type].scale;
  const markup = boatKinds[spot.type].draw(paintIn(spot.light, spot.livery), random, spot.pose);
  const side = spot.isMirrored ? -1 : 1;
  const place = (x: number, y: number) =>
    `translate(${at(spot.x)} ${at(spot.y)}) scale(${at4(x * side)} ${at4(y)})`;
  const sea = spot.light.sea[1];
  const reach = 320 * scale;
  const breaks = Array.from({ length: 26 }, (_, index) => {
    const y = spot.y + 8 + index * 8.5 * scale;
    return sliver(
      spot.x + ripple.range(-reach, reach),
      y,
      ripple.range(50, 190) * scale,
      1 + index * 0.12,
      mix(sea, spot.light.sea[index % 2 ? 0 : 2], 0.4),
      0.5,
    );
  });
  const foam = mix('#ffffff', spot.light.ambient, spot.light.tint * 0.9);
  const wake =
    spot.pose === 'under way'
      ? path(
          'M-420,6C-380,-10 -300,-8 -270,4L250,4C268,-14 296,-12 312,4C340,6 380,8 420,14C300,16 280,12 230,12L-280,14C-330,20 -400,18 -470,16Z',
          foam,
          { opacity: 0.92 },
        ) + path('M-640,22C-520,12 -380,14 -250,20C-350,30 -520,32 -640,22Z', foam, { opacity: 0.4 })
      : path('M-320,6C-200,0 200,0 310,6C200,13 -200,13 -320,6Z', foam, { opacity: 0.5 });
  return [
    group(markup, { transform: place(scale, -scale * 0.62), opacity: 0.34 }),
    ...breaks,
    group(markup, { transform: place(scale, scale) }),
    group(wake, { transform: place(scale, scale) }),
  ].join('');
}

const at4 = (value: number): string => value.toFixed(3);
