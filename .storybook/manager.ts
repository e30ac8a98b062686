// Storybook's own frame: the product's name and colours, in the scheme of the system.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { tokens } from '../src/look/tokens.ts';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { ground, surface, ink, muted, line, control, primary, onPrimary } = tokens[base];

addons.setConfig({
  theme: create({
    base,
    brandTitle: 'Quarterdeck',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: ground,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    textColor: ink,
    textMutedColor: muted,
    textInverseColor: onPrimary,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: primary,
    barHoverColor: primary,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: ink,
  }),
});
