import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { referredIn, valueAt, type Column, type TableDefinition } from '#schemas/table.ts';
import { Email } from '#src/components/formats/email.tsx';
import { Link } from '#src/components/page/link.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { cellText, labelOf } from './cell-text.ts';

export interface CellProps {
  table: TableDefinition;
  column: Column;
  row: object;
  /** Where a root-relative picture lies. */
  imageUrl?: ((path: string) => string | undefined) | undefined;
  /** Where a row of a noun or collection is looked at; without it references are no links. */
  addressOf?: AddressOf | undefined;
}

/** Where a row of a list is looked at, where it has an address. */
export type AddressOf = (list: string, id: string) => string | undefined;

const Icon = styled('img')({
  display: 'block',
  width: 28,
  height: 28,
  borderRadius: 6,
  objectFit: 'contain',
});

/** One value, written as its column's format says. */
export function Cell({ table, column, row, imageUrl = (path) => path, addressOf }: CellProps) {
  const speech = useTranslation();
  const { refersTo } = column;
  const referred = refersTo === undefined || !addressOf ? [] : referredIn(column, row);
  if (refersTo !== undefined && addressOf && referred.length > 0)
    return referred.map(({ id, name }, at) => {
      // What is not called by name is not for the admin to see.
      const address = name === undefined ? undefined : addressOf(refersTo, id);
      return (
        <Fragment key={id}>
          {at > 0 && ', '}
          {address === undefined ? (name ?? id) : <Link href={address}>{name}</Link>}
        </Fragment>
      );
    });
  if (column.format === 'label') {
    const label = labelOf(table, column, row);
    if (label) return <StatusChip {...label} />;
  }
  if (column.format === 'image') {
    // Of several the first one stands for all.
    const [first] = [valueAt(row, column.field)].flat();
    const src = typeof first === 'string' ? imageUrl(first) : undefined;
    return src ? <Icon src={src} alt="" loading="lazy" /> : null;
  }
  const text = cellText(table, column, row, speech);
  if (column.format === 'email') return <Email address={text} />;
  return column.format === 'date' ? <time dateTime={text}>{text}</time> : text;
}
