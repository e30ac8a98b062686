// Which column fills which field, how its cells are read, and what stands where they are empty.
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { ImportMapField } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { MappableField, Way } from './mapping.ts';
import type { ImportState } from './use-import.ts';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 8,
  // A title may need a second line.
  alignItems: 'end',
  margin: '10px 0',
  // Rather a second line than a word that is cut.
  '& .MuiSelect-select': { whiteSpace: 'normal' },
  '@media (max-width: 600px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

const isSame = ({ read }: Way, { as, unit, order }: ImportMapField): boolean =>
  read.as === as && read.unit === unit && read.order === order;

const firstOf = (column: ImportMapField['column']): string => [column ?? ''].flat()[0] ?? '';

export interface MappingProps {
  fields: readonly MappableField[];
  work: ImportState;
}

export function Mapping({ fields, work }: MappingProps) {
  const { t } = useTranslation();
  const { map, file, change } = work;
  const put = (name: string, next: ImportMapField | undefined): void => {
    const { [name]: _, ...rest } = map.fields;
    change({ ...map, fields: next ? { ...rest, [name]: next } : rest });
  };
  return fields.map(({ name, title, isRequired, ways }) => {
    const mapped = map.fields[name];
    const usual: ImportMapField = ways[0]?.read ?? {};
    const at = ways.findIndex((way) => mapped && isSame(way, mapped));
    const label = t(title);
    return (
      <Line key={name} role="group" aria-label={label}>
        <TextField
          select
          label={isRequired ? `${label} *` : label}
          value={firstOf(mapped?.column)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            const { column: _, ...rest } = mapped ?? usual;
            if (target.value !== '') put(name, { ...rest, column: target.value });
            else put(name, rest.default === undefined ? undefined : rest);
          }}
        >
          <MenuItem value="">{t('Not in the file')}</MenuItem>
          {(file?.header ?? []).filter(Boolean).map((column) => (
            <MenuItem key={column} value={column}>
              {column}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('Read as')}
          disabled={!mapped}
          value={at === -1 ? (mapped ? 'own' : 0) : at}
          onChange={({ target }) => {
            const { as: _, unit: __, order: ___, ...rest } = mapped ?? {};
            put(name, { ...rest, ...ways[Number(target.value)]?.read });
          }}
        >
          {mapped && at === -1 && <MenuItem value="own">{t('As the mapping says')}</MenuItem>}
          {ways.map((way, place) => (
            <MenuItem key={way.label} value={place}>
              {t(way.label)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('Where it is empty')}
          value={String(mapped?.default ?? '')}
          onChange={({ target }) => {
            const { default: _, ...rest } = mapped ?? usual;
            const text = target.value;
            if (text !== '') put(name, { ...rest, default: text });
            else put(name, firstOf(rest.column) === '' ? undefined : rest);
          }}
        />
      </Line>
    );
  });
}
