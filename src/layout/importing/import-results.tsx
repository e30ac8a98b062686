// What became of the rows: how many, the first of them that are refused, and all of those as a file.
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef } from 'react';
import { numeral } from '#src/components/formats/numbers.ts';
import { csvFile } from '#src/components/lists/csv.ts';
import { downloadCsv } from '#src/browser/download.ts';
import { reasonColumn } from '#schemas/importing.ts';
import { isFilledText } from '#schemas/text.ts';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import type { Judged } from '#src/stores/import-run.ts';
import type { ImportState } from './use-import.ts';

const SHOWN = 20;
const whole = { py: 1, verticalAlign: 'top', whiteSpace: 'normal', overflowWrap: 'anywhere' };

const saidOf = ({ reasons = [] }: Judged, t: Translate): string =>
  reasons.map(({ text, said }) => t(isFilledText(said) ? said : text)).join(' ');

export function ImportResults({ work }: { work: ImportState }) {
  const { t, language } = useTranslation();
  const { file, judged, isRunning } = work;
  const total = file?.rows.length ?? 0;
  const place = useRef<HTMLElement>(null);
  // Below a long mapping nobody would see it.
  useEffect(() => {
    if (!isRunning) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  const count = (state: string): number => judged.filter((one) => one.state === state).length;
  const wrong = judged.filter(({ state }) => state === 'refused' || state === 'failed');
  const keep = (): void => {
    const columns = (file?.header ?? []).filter((column) => column !== reasonColumn);
    const lines = wrong.map((one) => [
      ...columns.map((column) => one.row.cells[column] ?? ''),
      saidOf(one, t),
    ]);
    downloadCsv('refused', csvFile([[...columns, reasonColumn], ...lines]));
  };
  const counts = [
    [t('Can be imported'), count('ready')],
    [t('Imported'), count('added')],
    [t('There already'), count('present')],
    [t('Refused'), count('refused')],
    [t('Not saved'), count('failed')],
  ] as const;
  return (
    <section ref={place} aria-label={t('Result')}>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (100 * judged.length) / total}
          aria-label={t('{{done}} of {{total}} rows', { done: judged.length, total })}
        />
      )}
      <p role="status" style={{ margin: '16px 0 8px' }}>
        {counts
          .filter(([, many]) => many > 0)
          .map(([label, many]) => `${label}: ${numeral(many, language)}`)
          .join(' · ')}
      </p>
      {count('present') > 0 && (
        <p style={{ margin: '0 0 8px' }}>{t('Rows that are there already stay as they are.')}</p>
      )}
      {wrong.length > 0 && (
        <>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('Row')}</TableCell>
                <TableCell>{t('Reason')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {wrong.slice(0, SHOWN).map((one) => (
                <TableRow key={one._id}>
                  <TableCell sx={whole}>
                    <strong>{file?.places.get(one.row)}</strong>{' '}
                    {Object.values(one.row.cells).filter(Boolean).slice(0, 4).join(' · ')}
                  </TableCell>
                  <TableCell sx={whole}>{saidOf(one, t)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {wrong.length > SHOWN && <p>{t('and {{count}} more', { count: wrong.length - SHOWN })}</p>}
          <Button variant="outlined" color="inherit" onClick={keep} sx={{ mt: 1 }}>
            {t('Refused rows as CSV')}
          </Button>
        </>
      )}
    </section>
  );
}
