// Before a step is taken of several rows: of how many it can, each of which may be left out, and why of the others it cannot.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
  overflowWrap: 'anywhere',
  '& > p': { fontWeight: 600 },
  '& > ul': { paddingInlineStart: 20 },
  '& details': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer' },
  '& details ul': { margin: '4px 0 0', paddingInlineStart: 20, maxHeight: 160, overflowY: 'auto' },
  // Rows as high as their names: else a finger's least height is all that is left to a long one.
  '& [role=group]': { display: 'grid', gridAutoRows: 'max-content', maxHeight: 220, overflowY: 'auto' },
}));

export interface NamedRow {
  id: string;
  name: string;
}

export interface BulkPreviewProps {
  possible: readonly NamedRow[];
  /** Those of the possible ones that are left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (id: string, isLeftOut: boolean) => void;
  /** By reason, translated. */
  impossible: readonly { reason: string; rows: readonly NamedRow[] }[];
  /** What becomes what, translated, where the rows do not all change alike. */
  changes: readonly { change: string; count: number }[];
  /** What the rows come to: an amount. */
  sum?: string | undefined;
  /** As many rows are listed one by one. */
  most: number;
}

export function BulkPreview({
  possible,
  leftOut,
  onLeaveOut,
  impossible,
  changes,
  sum,
  most,
}: BulkPreviewProps) {
  const { t } = useTranslation();
  const count = possible.filter(({ id }) => !leftOut.has(id)).length;
  const isLong = possible.length > most;
  return (
    <Frame>
      <p role="status">
        {possible.length === 0
          ? t('It can be done with none of them.')
          : count === 0
            ? t('Choose at least one row.')
            : t('It can be done with {{count}} rows.', { count })}
        {count > 0 && sum !== undefined && ` ${sum}`}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((one) => (
            <li key={one.change}>
              {t('{{count}} rows', { count: one.count })}: {one.change}
            </li>
          ))}
        </ul>
      )}
      {possible.length > 1 && !isLong && (
        <div role="group" aria-label={t('Rows')} tabIndex={0}>
          {possible.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              checked={!leftOut.has(id)}
              onChange={(_event, isChosen) => onLeaveOut(id, !isChosen)}
              control={<Checkbox size="small" />}
            />
          ))}
        </div>
      )}
      {impossible.map(({ reason, rows }) => (
        <details key={reason}>
          <summary>{t('Not with {{count}} rows: {{reason}}', { count: rows.length, reason })}</summary>
          <ul tabIndex={0} aria-label={reason}>
            {rows.slice(0, most).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {rows.length > most && <li>{t('and {{count}} more', { count: rows.length - most })}</li>}
          </ul>
        </details>
      ))}
    </Frame>
  );
}
