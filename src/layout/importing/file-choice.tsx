// The file, and how its bytes become rows.
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { delimiters, encodings } from '#src/browser/csv-file.ts';
import { download } from '#src/browser/download.ts';
import { FileButton } from '#src/components/controls/file-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { ImportState } from './use-import.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  margin: '8px 0 16px',
  '& > .MuiTextField-root': { flex: '1 1 240px' },
});

const decimals = ['.', ','] as const;
const encodingNames = { utf8: 'UTF-8', utf16le: 'UTF-16', 'windows-1252': 'Windows-1252 (ISO-8859-1)' };
const shownDelimiters: Record<string, { name: string }> = {
  ',': { name: 'Comma' },
  ';': { name: 'Semicolon' },
  '\t': { name: 'Tab' },
  '|': { name: 'Bar' },
};

export function FileChoice({ work }: { work: ImportState }) {
  const { t } = useTranslation();
  const { file, isChosen, map, change } = work;
  return (
    <>
      {!file && (
        <Typography>
          {t(
            'The first line names the columns, each line after it is one row. Nothing is written before every row has been checked.',
          )}
        </Typography>
      )}
      <Row>
        <FileButton
          variant="contained"
          label={t(file ? 'Choose another file' : 'Choose a CSV file')}
          accept=".csv,.tsv,.txt,text/csv"
          onChoose={(chosen) => void work.choose(chosen)}
        />
        {file && <span>{t('{{name}}: {{count}} rows', { name: file.name, count: file.rows.length })}</span>}
      </Row>
      {file && file.ragged > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('{{count}} rows have more columns than the first line, or fewer: they are left out.', {
            count: file.ragged,
          })}
        </Alert>
      )}
      {isChosen && (
        <Row>
          <TextField
            select
            label={t('Encoding')}
            value={map.encoding === 'latin1' ? 'windows-1252' : map.encoding}
            onChange={({ target }) =>
              change({ ...map, encoding: encodings.find((one) => one === target.value) ?? map.encoding })
            }
          >
            {encodings.map((one) => (
              <MenuItem key={one} value={one}>
                {encodingNames[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('Columns are parted by')}
            value={map.delimiter}
            onChange={({ target }) => change({ ...map, delimiter: target.value, fields: {} })}
          >
            {delimiters.map((one) => (
              <MenuItem key={one} value={one}>
                {t(shownDelimiters[one]?.name ?? '')}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('Decimal sign')}
            value={map.decimal ?? ''}
            onChange={({ target }) => {
              const { decimal: _, ...rest } = map;
              const decimal = decimals.find((one) => one === target.value);
              change(decimal ? { ...rest, decimal } : rest);
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('As each number shows')}</MenuItem>
            <MenuItem value=".">{t('Point')}</MenuItem>
            <MenuItem value=",">{t('Comma')}</MenuItem>
          </TextField>
          <FileButton
            variant="outlined"
            color="inherit"
            label={t('Load a mapping')}
            accept=".json"
            onChoose={(chosen) => void work.load(chosen)}
          />
          <Button
            variant="outlined"
            color="inherit"
            onClick={() =>
              download(`${map.noun}.map.json`, `${JSON.stringify(map, null, 2)}\n`, 'application/json')
            }
          >
            {t('Save the mapping')}
          </Button>
        </Row>
      )}
    </>
  );
}
