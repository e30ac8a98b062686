import { styled } from '@mui/material/styles';
import type { Column, TableDefinition } from '#schemas/table.ts';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { cellText, labelOf, valueText, type Speech } from './cell-text.ts';

export interface CellProps {
  table: TableDefinition;
  column: Column;
  row: object;
  /** Given: asking for it in each cell is what would take most of the time of a list. */
  speech: Speech;
  /** Where a root-relative picture lies. */
  imageUrl?: ((path: string) => string | undefined) | undefined;
}

const Icon = styled('img')({
  display: 'block',
  width: 28,
  height: 28,
  borderRadius: 6,
  objectFit: 'contain',
});

/** One value, written as its column's format says. */
export function Cell({ table, column, row, speech, imageUrl = (path) => path }: CellProps) {
  if (column.format === 'label') {
    const label = labelOf(table, column, row);
    if (label) return <StatusChip {...label} />;
  }
  if (column.format === 'image') {
    const src = imageUrl(valueText(column, row));
    return src ? <Icon src={src} alt="" loading="lazy" /> : null;
  }
  const text = cellText(table, column, row, speech);
  return column.format === 'date' ? <time dateTime={text}>{text}</time> : text;
}
