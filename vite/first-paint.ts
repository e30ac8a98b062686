import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { schemeKey } from '../src/look/scheme-storage.ts';
import { tokens } from '../src/look/tokens.ts';

/** Light or dark before the client is there: the theme's own script, and the ground of both schemes. */
export function firstPaint(): Plugin {
  const { light, dark } = tokens;
  const script = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: '[data-theme="%s"]', modeStorageKey: schemeKey }),
  );
  const ground =
    `:root{color-scheme:light;background:${light.ground}}` +
    `:root[data-theme=dark]{color-scheme:dark;background:${dark.ground}}`;
  return {
    name: 'quarterdeck:first-paint',
    transformIndexHtml: (html) =>
      html.replace('</title>', () => `</title>\n<style nonce="%NONCE%">${ground}</style>\n${script}`),
  };
}
