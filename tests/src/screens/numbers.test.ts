// Numbers stand beside each other on a screen, and are written in the same language.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage, t, Translated } from '#src/language/i18n.ts';
import { theme } from '#src/look/theme.ts';
import { BoatAbout } from '#src/screens/boats/boat-about.tsx';
import { FeeExample } from '#src/screens/data/fee-example.tsx';
import { lineRows } from '#src/screens/sales/payout-text.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage('de');
});
// Other files share the process.
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('a part of a percent, or of a foot, has the comma of the language', () => {
  const parts = [
    createElement(FeeExample, { percent: 12.5, key: 'fee' }),
    createElement(BoatAbout, {
      boat: { _id: 'a', size: 38.5 },
      host: { _id: 'h', resrate: 72.5 },
      key: 'about',
    }),
  ];
  const page = createElement(ThemeProvider, { theme }, createElement(Translated, null, parts));
  const text = renderToString(page);
  expect(text).toContain('Servicegebühr 12,5 %');
  expect(text).toContain('Antwortrate 72,5 %');
  expect(text).toMatch(/\b38,5\b/);

  const payout = { _id: 'p', feePercent: 12.5, lines: [{ kind: 'fee', amount: -60 }] };
  expect(lineRows(payout as never, t, 'de')[0]?.label).toBe('Servicegebühr 12,5 %');
});
