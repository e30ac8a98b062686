import { boatKinds } from './draw-boat.ts';
import type { Scene } from './draw-cover.ts';
import { planShadow, plans } from './hulls/plans.ts';
import { lights } from './lights.ts';
import { paintIn } from './liveries.ts';
import { createRandom, type Random } from './random.ts';
import { at, circle, ellipse, group, line, mix, path, rect, svg } from './shapes.ts';

const WATERS = [
  ['#7fe3d3', '#25b4bd', '#0b7fa4'],
  ['#9aead0', '#35bfae', '#0f8494'],
  ['#8fdcec', '#2f9fd0', '#145f9c'],
  ['#bfeccd', '#4fc3b4', '#1b7f8c'],
] as const;

function drawBlob(random: Random, x: number, y: number, r: number, fill: string, opacity: number): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = r * random.range(0.68, 1.2);
    return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach] as const;
  });
  const middle = (index: number): string => {
    const [a, b] = [points[index % 9] ?? [0, 0], points[(index + 1) % 9] ?? [0, 0]];
    return `${at((a[0] + b[0]) / 2)},${at((a[1] + b[1]) / 2)}`;
  };
  const d = points.map(
    (_, index) =>
      `Q${at(points[(index + 1) % 9]?.[0] ?? 0)},${at(points[(index + 1) % 9]?.[1] ?? 0)} ${middle(index + 1)}`,
  );
  return path(`M${middle(0)}${d.join('')}Z`, fill, { opacity });
}

function drawCaustics(random: Random): string {
  return Array.from({ length: 60 }, () => {
    const [x, y] = [random.range(-40, 1200), random.range(-20, 800)];
    const w = random.range(26, 70);
    return line(
      `M${at(x)},${at(y)}q${at(w * 0.5)},${at(random.range(-16, -6))} ${at(w)},0t${at(w)},${at(random.range(-6, 6))}`,
      '#ffffff',
      random.range(1.4, 3),
      { opacity: random.range(0.12, 0.34) },
    );
  }).join('');
}

function drawBeach(random: Random): string {
  const shore = (offset: number) =>
    `M-20,${at(560 + offset)}C140,${at(600 + offset)} 220,${at(700 + offset * 0.8)} ${at(300 - offset * 0.5)},820H-20Z`;
  const umbrellas = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [30 + index * 34 + random.range(-6, 6), 690 + (index % 3) * 40];
    const colour = random.pick(['#ef6f55', '#f7f1e1', '#f2b84b', '#2d7f9a']);
    return (
      circle(x + 5, y + 6, 20, '#7a5a30', { opacity: 0.25 }) +
      circle(x, y, 19, colour) +
      line(`M${x - 19},${y}H${x + 19}M${x},${y - 19}V${y + 19}`, '#ffffff', 2, { opacity: 0.6 })
    );
  });
  return (
    path(shore(-46), '#ffffff', { opacity: 0.22 }) +
    path(shore(-24), '#ffffff', { opacity: 0.5 }) +
    path(shore(0), '#f4dfae') +
    path(shore(28), '#ecd093') +
    umbrellas.join('')
  );
}

/** Fifth picture: from above, over shallow water. */
export function drawAerial(scene: Scene): string {
  const random = createRandom(`${scene.seed}/aerial`);
  const [shallow, clear, deep] = random.pick(WATERS);
  const kind = boatKinds[scene.type];
  const isUnderWay = random.chance(0.4);
  const turn = random.range(-38, 20) + (random.chance(0.3) ? 180 : 0);
  const scale = 0.92 * Math.min(1.1, kind.scale);
  const place = (x: number, y: number) =>
    `translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(scale * 10)}) scale(.1)`;
  const wake =
    path(
      'M300,-30C100,-130 -300,-150 -1100,-330L-1100,-270C-500,-150 -260,-90 -300,0C-260,90 -500,150 -1100,270L-1100,330C-300,150 100,130 300,30Z',
      '#ffffff',
      { opacity: 0.42 },
    ) +
    path('M-290,-48C-520,-40 -800,-60 -1100,-80V80C-800,60 -520,40 -290,48Z', '#ffffff', { opacity: 0.6 });
  const boards = Array.from({ length: isUnderWay ? 0 : random.int(1, 3) }, () => {
    const [x, y] = [random.pick([random.range(120, 340), random.range(860, 1080)]), random.range(110, 300)];
    const board =
      ellipse(0, 0, 50, 13, random.pick(['#f7f1e1', '#f2b84b', '#ef6f55'])) +
      line('M-30,0H34', '#ffffff', 2, { opacity: 0.7 }) +
      circle(-4, 0, 8, '#2b3a49') +
      line('M6,-16L20,22', '#5b4632', 3);
    return (
      ellipse(x + 14, y + 20, 46, 12, '#06344a', 0.2) +
      group(board, { transform: `translate(${at(x)} ${at(y)}) rotate(${random.int(-60, 60)})` })
    );
  });
  const hasBeach = !isUnderWay && random.chance(0.5);
  return svg(
    [
      `<linearGradient id="water" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${shallow}"/><stop offset=".45" stop-color="${clear}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
      rect(0, 0, 1200, 800, 'url(#water)'),
      ...Array.from({ length: 9 }, () =>
        drawBlob(
          random,
          random.range(0, 1200),
          random.range(0, 800),
          random.range(50, 130),
          mix(deep, '#0a4f63', 0.5),
          0.17,
        ),
      ),
      ...Array.from({ length: 6 }, () =>
        drawBlob(random, random.range(0, 900), random.range(300, 800), random.range(60, 140), shallow, 0.3),
      ),
      drawCaustics(random),
      hasBeach ? drawBeach(random) : '',
      isUnderWay ? group(wake, { transform: place(620, 400) }) : '',
      group(planShadow(kind.plan), {
        transform: place(isUnderWay ? 630 : 646, isUnderWay ? 416 : 446),
        opacity: 0.26,
      }),
      group(plans[kind.plan](paintIn(lights.noon, scene.livery)), { transform: place(620, 400) }),
      ...boards,
    ].join(''),
  );
}
