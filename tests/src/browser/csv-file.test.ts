import { expect, test } from 'vitest';
import { decode, encodingOf, rowsIn } from '#src/browser/csv-file.ts';

const read = (bytes: Uint8Array) => rowsIn(decode(bytes, encodingOf(bytes)), ',');

test('a spreadsheet or a picture is told to be no CSV', () => {
  expect(read(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toMatchObject({ rows: [], wrongLine: 1 });
  expect(read(Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1'))).toMatchObject({
    rows: [],
    wrongLine: 3,
  });
});

test('UTF-16 is read with its mark and without', () => {
  const rows = { header: ['name'], rows: [['Kiel']], places: [2] };
  expect(read(Buffer.from('name\nKiel', 'utf16le'))).toEqual(rows);
  expect(read(Buffer.from('\ufeffname\nKiel', 'utf16le'))).toEqual(rows);
});
