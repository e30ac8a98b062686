import type { Column, Format } from '#schemas/table.ts';

// Pixels that a usual value needs in 13 px type; what is longer ends in an ellipsis.
const widths: Record<Format, number> = {
  text: 160,
  name: 180,
  label: 156,
  date: 124,
  money: 112,
  number: 124,
  rating: 92,
  email: 232,
  phone: 156,
  image: 64,
  list: 200,
};

const ends = new Set<Format>(['money', 'number', 'rating']);

/** Pixels of a letter of a heading, of the edges of its cell, and of the arrow of one that sorts. */
const heading = { letter: 8, edges: 26, arrow: 20 };

/** As wide as its values need, and never so narrow that its heading is cut. @param title translated */
export function widthOf({ format = 'text', with: more, width, sortable }: Column, title: string): number {
  const { letter, edges, arrow } = heading;
  const values = width ?? (more ? widths.name : widths[format]);
  return Math.max(values, Math.ceil(title.length * letter) + edges + (sortable ? arrow : 0));
}

/** Amounts stand at the end of their cell, so that digits stand below digits. */
export const alignmentOf = ({ format = 'text' }: Column): 'left' | 'right' =>
  ends.has(format) ? 'right' : 'left';
