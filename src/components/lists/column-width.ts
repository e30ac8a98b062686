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

export const widthOf = ({ format = 'text', with: more, width }: Column): number =>
  width ?? (more ? widths.name : widths[format]);

/** Amounts stand at the end of their cell, so that digits stand below digits. */
export const alignmentOf = ({ format = 'text' }: Column): 'left' | 'right' =>
  ends.has(format) ? 'right' : 'left';
