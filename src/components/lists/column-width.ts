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

/** Pixels that a tick box takes of the first column. */
export const tickWidth = 30;

/** Pixels of a letter of a heading, of the edges of its cell, and of the arrow of one that sorts. */
const heading = { letter: 7.6, edges: 26, arrow: 20 };

/** What a column's values need. */
export const valueWidth = ({ format = 'text', with: more, width }: Column): number =>
  width ?? (more ? widths.name : widths[format]);

/** The column's share of a table: what its heading needs, where that is more. @param title translated */
export function widthOf(column: Column, title: string): number {
  const { letter, edges, arrow } = heading;
  const needed = Math.ceil(title.length * letter) + edges + (column.sortable ? arrow : 0);
  return Math.max(valueWidth(column), needed);
}

/** Amounts stand at the end of their cell, so that digits stand below digits. */
export const alignmentOf = ({ format = 'text' }: Column): 'left' | 'right' =>
  ends.has(format) ? 'right' : 'left';
