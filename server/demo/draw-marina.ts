import { drawPalm } from './coasts/plants.ts';
import { type BoatTypeName, drawBoat } from './draw-boat.ts';
import { backdrop, type Scene } from './draw-cover.ts';
import { pickLivery } from './liveries.ts';
import { createRandom } from './random.ts';
import { at, circle, ellipse, line, mix, path, rect, svg, WIDTH } from './shapes.ts';

const NEIGHBOURS: readonly BoatTypeName[] = [
  'Sailing yacht',
  'Sailing yacht',
  'Gulet',
  'Fishing boat',
  'Cabin cruiser',
  'Catamaran',
];

/** Fourth picture of an open boat: made fast in her harbour. */
export function drawMarina(scene: Scene): string {
  const { light } = scene;
  const random = createRandom(`${scene.seed}/marina`);
  const stone = mix(mix('#e6d3b3', light.land[2], light.isNight ? 0.72 : 0.18), light.ambient, light.tint);
  const shade = mix(stone, light.land[2], 0.4);
  const iron = mix('#26323d', light.land[2], 0.3);
  const neighbours = [120, 330, 860, 1080].map((x) =>
    drawBoat({
      type: random.pick(NEIGHBOURS),
      livery: pickLivery(random),
      light,
      pose: 'at anchor',
      seed: `${scene.seed}/${x}`,
      x: x + random.range(-24, 24),
      y: 452,
      scale: random.range(0.3, 0.36),
      isMirrored: random.chance(0.5),
    }),
  );
  const slabs = Array.from(
    { length: 12 },
    (_, index) => `M${index * 110 - 20},706L${index * 118 - 66},800`,
  ).join('');
  const bollards = [260, 930].map(
    (x) =>
      ellipse(x, 722, 34, 8, shade) +
      path(`M${x - 14},720L${x - 18},676C${x - 30},664 ${x + 30},664 ${x + 18},676L${x + 14},720Z`, iron) +
      ellipse(x, 670, 25, 7, mix(iron, '#ffffff', 0.2)),
  );
  const lampX = random.pick([70, 1130]);
  const isLit = light.isNight || light.tint > 0.25;
  const catX = lampX < 600 ? 1050 : 140;
  const cat =
    path(
      `M${catX - 24},724C${catX - 30},690 ${catX - 18},672 ${catX - 4},664L${catX - 8},642L${catX + 2},650H${catX + 12}L${catX + 22},642L${catX + 20},664C${catX + 26},684 ${catX + 24},706 ${catX + 22},724Z`,
      iron,
    ) + line(`M${catX - 22},720C${catX - 54},722 ${catX - 52},694 ${catX - 40},692`, iron, 7);
  return svg(
    [
      backdrop(scene, 380),
      ...neighbours,
      drawBoat({
        type: scene.type,
        livery: scene.livery,
        light,
        pose: 'at anchor',
        seed: scene.seed,
        x: 600,
        y: 636,
        scale: 0.86,
        isMirrored: random.chance(0.5),
      }),
      line(
        'M272,676C330,690 350,640 380,606M918,676C880,690 850,640 830,606',
        mix('#efe3c6', light.ambient, light.tint),
        5,
      ),
      rect(0, 706, WIDTH, 94, stone),
      rect(0, 700, WIDTH, 10, mix(stone, '#ffffff', 0.35)),
      line(`${slabs}M0,752H1200`, shade, 2, { opacity: 0.6 }),
      ...bollards,
      light.isNight
        ? ''
        : drawPalm(
            random,
            lampX < 600 ? 1150 : 50,
            712,
            300,
            mix(iron, '#6b4a35', 0.5),
            mix('#1d4f46', light.land[2], 0.25),
          ),
      isLit
        ? circle(lampX, 398, 110, '#ffe2a0', { opacity: 0.2 }) +
          circle(lampX, 398, 54, '#ffe2a0', { opacity: 0.3 })
        : '',
      line(`M${lampX},720V420`, iron, 9),
      rect(lampX - 18, 704, 36, 18, iron, 4),
      path(
        `M${at(lampX - 20)},420L${at(lampX - 26)},378H${at(lampX + 26)}L${at(lampX + 20)},420Z`,
        isLit ? '#ffe6a8' : '#f4f0e0',
      ),
      path(`M${at(lampX - 32)},378L${at(lampX)},352L${at(lampX + 32)},378Z`, iron),
      cat,
    ].join(''),
  );
}
