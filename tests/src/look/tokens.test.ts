import { describe, expect, it } from 'vitest';
import { tokens, type Tokens } from '#src/look/tokens.ts';

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const textPairs = (t: Tokens): [string, string, string][] => [
  ...(['ground', 'surface', 'sunken'] as const).flatMap((under): [string, string, string][] => [
    [`ink on ${under}`, t.ink, t[under]],
    [`muted on ${under}`, t.muted, t[under]],
    [`primary on ${under}`, t.primary, t[under]],
    [`danger on ${under}`, t.danger, t[under]],
  ]),
  ['text on primary', t.onPrimary, t.primary],
  ['text on hovered primary', t.onPrimary, t.primaryHover],
  ['primary on its soft ground', t.primary, t.primarySoft],
  ['text on danger', t.onDanger, t.danger],
  ['text on hovered danger', t.onDanger, t.dangerHover],
  ['text of a tip', t.onTip, t.tip],
  ...Object.entries(t.status).flatMap(([name, { ink, soft }]): [string, string, string][] => [
    [`${name} on its soft ground`, ink, soft],
    [`${name} on surface`, ink, t.surface],
  ]),
];

const controlPairs = (t: Tokens): [string, string, string][] => [
  ['control on surface', t.control, t.surface],
  ['control on ground', t.control, t.ground],
  ['accent on surface', t.accent, t.surface],
  ['focus ring on ground', t.primary, t.ground],
  ['focus ring on sunken', t.primary, t.sunken],
];

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(textPairs(tokens[scheme]))('text: %s is at least 4.5', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs(tokens[scheme]))('control: %s is at least 3', (_name, control, ground) => {
    expect(contrast(control, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('measures black on white as 21', () => expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21));
