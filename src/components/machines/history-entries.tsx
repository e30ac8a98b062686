import { styled } from '@mui/material/styles';
import { TimeStamp } from '#src/components/formats/time-stamp.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  fontSize: '0.8125rem',
  '& > li': { paddingInlineStart: 12, borderInlineStart: `2px solid ${theme.vars.palette.divider}` },
  '& li > p': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'baseline' },
  '& li > p span, & time': { color: theme.vars.palette.text.secondary },
  '& dl': { display: 'grid', gap: 2, marginTop: 4 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 6px', overflowWrap: 'anywhere' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0 },
}));

type Value = string | number | readonly string[] | undefined;

export interface Entry {
  number: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** What was done, in words. */
  action: string;
  /** Who did it. */
  who: string;
  changes: readonly { field: string; before?: Value; after?: Value; isWord?: boolean }[];
}

/** The changes of one row, newest first: who, when, what from what to what. */
export function HistoryEntries({ entries }: { entries: readonly Entry[] }) {
  const { t, language } = useTranslation();
  const said = (value: Value, isWord = false): string => {
    if (typeof value === 'string') return isWord ? t(value) : value;
    if (typeof value === 'object') return value.map((one) => said(one, isWord)).join(', ');
    // A year is not grouped.
    return value?.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 20 }) ?? '–';
  };
  return (
    <List>
      {entries.map(({ number, at, action, who, changes }) => (
        <li key={number}>
          <p>
            <strong>{t(action)}</strong>
            <span>{who}</span>
            <TimeStamp at={at} />
          </p>
          {changes.length > 0 && (
            <dl>
              {changes.map(({ field, before, after, isWord }, index) => (
                <div key={`${field} ${index}`}>
                  <dt>
                    {field
                      .split(' › ')
                      .map((step) => t(step))
                      .join(' › ')}
                    :
                  </dt>
                  <dd>
                    <del>{said(before, isWord)}</del>
                    <span aria-hidden="true"> → </span>
                    <ins>{said(after, isWord)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </List>
  );
}
