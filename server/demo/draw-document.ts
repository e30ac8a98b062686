import { createRandom, type Random } from './random.ts';
import { at, circle, group, line, mix, path, polygon, rect, svg } from './shapes.ts';

export type DocumentName = 'navigation' | 'authorization';

const INKS = ['#1d4468', '#23504a', '#5a2c3f', '#2f3b6b'] as const;
const SEALS = ['#b23a34', '#8c2f4e', '#b07a28', '#1f6f7a'] as const;

/** Lines of writing as word-long strokes: a paper to look at, not to read. */
export function drawWriting(
  random: Random,
  x: number,
  y: number,
  width: number,
  ink: string,
  weight: number,
): string {
  let d = '';
  let reached = 0;
  while (reached < width) {
    const word = Math.min(random.range(16, 66), width - reached);
    d += `M${at(x + reached)},${at(y)}h${at(word)}`;
    reached += word + weight * 2.4;
  }
  return line(d, ink, weight, { opacity: 0.62 });
}

export function drawSignature(random: Random, x: number, y: number, ink: string): string {
  let d = `M${x},${y}`;
  let reached = x;
  for (let index = 0; index < 8; index++) {
    const step = random.range(12, 30);
    d += `c${at(step * 0.2)},${at(random.range(-46, -12))} ${at(step * 0.9)},${at(random.range(-34, 10))} ${at(step)},${at(random.range(-8, 8))}`;
    reached += step;
  }
  return (
    line(`${d}q30,-18 70,-6`, ink, 2.6) +
    line(`M${x - 20},${y + 22}H${at(reached + 90)}`, ink, 1.2, { opacity: 0.5 })
  );
}

function drawGuilloche(x: number, y: number, r: number, ink: string): string {
  const petals = Array.from(
    { length: 18 },
    (_, index) =>
      `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r)}" ry="${at(r * 0.36)}" transform="rotate(${index * 10} ${at(x)} ${at(y)})"/>`,
  );
  return `<g fill="none" stroke="${ink}" stroke-width="1" opacity=".22">${petals.join('')}</g>`;
}

function drawCrest(x: number, y: number, ink: string, gold: string): string {
  const shield = 'M-38,-44H38V0C38,30 16,46 0,54C-16,46 -38,30 -38,0Z';
  const anchor =
    'M0,-24V34M-14,-10H14M-24,12C-22,30 -10,36 0,36C10,36 22,30 24,12M-24,12l-5,8M-24,12l8,5M24,12l5,8M24,12l-8,5';
  const laurel = [1, -1].map((side) =>
    Array.from({ length: 6 }, (_, index) => {
      const turn = -0.6 + index * 0.34;
      const [px, py] = [side * Math.cos(turn) * 66, Math.sin(turn) * 60 + 4];
      return `<ellipse cx="${at(px)}" cy="${at(py)}" rx="13" ry="5" fill="${gold}" transform="rotate(${at(side * (turn * 57 + 62))} ${at(px)} ${at(py)})"/>`;
    }).join(''),
  );
  return group(
    laurel.join('') +
      path(shield, ink) +
      path(shield, 'none', { stroke: gold, 'stroke-width': 3 }) +
      line(anchor, '#ffffff', 5) +
      circle(0, -28, 5, 'none', { stroke: '#ffffff', 'stroke-width': 4 }) +
      path('M-34,-58L-22,-74L-10,-60L0,-80L10,-60L22,-74L34,-58V-50H-34Z', gold),
    { transform: `translate(${x} ${y})` },
  );
}

function drawSeal(x: number, y: number, wax: string): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const reach = index % 2 ? 62 : 70;
    return [
      x + Math.cos((index / 48) * Math.PI * 2) * reach,
      y + Math.sin((index / 48) * Math.PI * 2) * reach,
    ] as const;
  });
  const star = Array.from({ length: 10 }, (_, index) => {
    const [reach, turn] = [index % 2 ? 12 : 28, (index / 10) * Math.PI * 2 - Math.PI / 2];
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
  });
  const ribbon = mix(wax, '#000000', 0.22);
  return [
    path(
      `M${x - 34},${y + 40}L${x - 52},${y + 132}L${x - 26},${y + 116}L${x - 8},${y + 136}L${x},${y + 50}Z`,
      ribbon,
    ),
    path(
      `M${x + 34},${y + 40}L${x + 52},${y + 132}L${x + 26},${y + 116}L${x + 8},${y + 136}L${x},${y + 50}Z`,
      mix(wax, '#000000', 0.1),
    ),
    path(polygon(points), wax),
    circle(x, y, 50, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.7 }),
    circle(x, y, 43, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-dasharray': '2 6',
      opacity: 0.7,
    }),
    path(polygon(star), '#ffffff', { opacity: 0.92 }),
  ].join('');
}

/** A ship's paper, 1000 x 700: crest, ruled fields, seal and signature; no letters. */
export function drawDocument(name: DocumentName, seed: string): string {
  const random = createRandom(`${seed}/${name}`);
  const [ink, wax] = [random.pick(INKS), random.pick(SEALS)];
  const paper = name === 'navigation' ? '#f7f1df' : '#eef3ee';
  const gold = '#c39a45';
  const field = (x: number, y: number, width: number) =>
    drawWriting(random, x, y, random.range(60, 110), mix(ink, paper, 0.4), 5) +
    drawWriting(random, x, y + 24, width * random.range(0.5, 0.85), ink, 9) +
    line(`M${x},${y + 38}h${width}`, ink, 1, { opacity: 0.4 });
  const chart =
    'M110,470C150,430 210,452 248,424C276,404 316,420 352,398M110,500C160,470 220,490 262,456C296,432 330,448 366,430M126,532C180,508 236,522 280,492C312,472 340,480 370,464';
  const profile =
    'M116,500H360C352,524 340,540 320,548H160C138,540 124,522 116,500ZM170,500L182,462H264L290,500M196,462L204,436H244L252,462M224,436V396';
  return svg(
    [
      rect(0, 0, 1000, 700, paper),
      ...[
        [120, 110],
        [880, 110],
        [120, 590],
        [880, 590],
        [500, 350],
      ].map(([x = 0, y = 0], index) => drawGuilloche(x, y, index === 4 ? 250 : 120, index % 2 ? gold : ink)),
      rect(28, 28, 944, 644, 'none', 10).replace('/>', ` stroke="${ink}" stroke-width="6"/>`),
      rect(42, 42, 916, 616, 'none', 6).replace('/>', ` stroke="${gold}" stroke-width="2"/>`),
      drawCrest(name === 'navigation' ? 500 : 150, name === 'navigation' ? 132 : 150, ink, gold),
      name === 'navigation'
        ? drawWriting(random, 330, 222, 340, ink, 15) + drawWriting(random, 396, 254, 210, gold, 8)
        : drawWriting(random, 260, 120, 420, ink, 16) + drawWriting(random, 260, 158, 280, gold, 9),
      ...[300, 364].flatMap((y) => [field(110, y, 360), field(530, y, 360)]),
      rect(104, 410, 272, 146, mix(paper, ink, 0.08), 6),
      line(name === 'navigation' ? chart : profile, ink, 3, { opacity: 0.7 }),
      ...Array.from({ length: 6 }, (_, index) =>
        drawWriting(random, 410, 430 + index * 22, index === 5 ? 180 : 340, ink, 6),
      ),
      drawSignature(random, 430, 604, mix(ink, '#10204a', 0.4)),
      drawSeal(842, 500, wax),
    ].join(''),
    1000,
    700,
  );
}
