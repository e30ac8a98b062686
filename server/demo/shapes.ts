/** The handful of SVG shapes every picture is made of; all of them return markup. */
export const WIDTH = 1200;
export const HEIGHT = 800;

/** A coordinate with one decimal: shorter markup, faster to parse. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? at2(value) : value}"`)
    .join('');

const at2 = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (d: string, fill: string, more: Record<string, string | number> = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (
  d: string,
  stroke: string,
  width: number,
  more: Record<string, string | number> = {},
): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${at2(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const circle = (
  x: number,
  y: number,
  r: number,
  fill: string,
  more: Record<string, string | number> = {},
) => `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}" opacity="${at2(opacity)}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, opacity = 1): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(w)}" height="${at(h)}" rx="${at(rx)}" fill="${fill}" opacity="${at2(opacity)}"/>`;

export const group = (content: string, more: Record<string, string | number>): string =>
  `<g${attributes(more)}>${content}</g>`;

/** A horizontal sliver, pointed at both ends: ripples, glints, thin clouds. */
export const sliver = (
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  fill: string,
  opacity: number,
) =>
  path(
    `M${at(x - halfWidth)},${at(y)}Q${at(x)},${at(y - halfHeight * 2)} ${at(x + halfWidth)},${at(y)}Q${at(x)},${at(y + halfHeight * 2)} ${at(x - halfWidth)},${at(y)}Z`,
    fill,
    { opacity },
  );

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient from top to bottom of whatever it fills. */
export const vertical = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopMarkup(stops)}</linearGradient>`;

export const horizontal = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopMarkup(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopMarkup(stops)}</radialGradient>`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${at(x)},${at(y)}`).join('L')}Z`;

export const svg = (content: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** The colour `share` of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
