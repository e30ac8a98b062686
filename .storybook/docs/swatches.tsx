/** What the pages of the design show, drawn from the tokens, the theme and the labels themselves. */
import type { CSSProperties } from 'react';
import labels from '#schemas/labels.json' with { type: 'json' };
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';
import { Themed } from '#src/look/themed.tsx';
import { spacingStep, theme } from '#src/look/theme.ts';
import { tokens } from '#src/look/tokens.ts';

const cell: CSSProperties = {
  padding: '8px 12px',
  borderBottom: `1px solid ${tokens.light.line}`,
  textAlign: 'start',
};
const swatch = (color: string): CSSProperties => ({
  display: 'inline-block',
  width: 64,
  height: 32,
  border: `1px solid ${tokens.light.control}`,
  borderRadius: 6,
  background: color,
});

function Color({ value }: { value: string }) {
  return (
    <>
      <span style={swatch(value)} /> <code>{value}</code>
    </>
  );
}

/** Each colour by what it is for, in both schemes. */
export function Colours() {
  const { status, ...plain } = tokens.light;
  const { status: darkStatus, ...darkPlain } = tokens.dark;
  const rows = [
    ...Object.keys(plain).map((name) => [
      name,
      plain[name as keyof typeof plain],
      darkPlain[name as keyof typeof plain],
    ]),
    ...Object.keys(status).flatMap((name) => {
      const color = name as keyof typeof status;
      return (['ink', 'soft'] as const).map((part) => [
        `${name} ${part}`,
        status[color][part],
        darkStatus[color][part],
      ]);
    }),
  ];
  return (
    <table>
      <thead>
        <tr>
          <th style={cell}>Token</th>
          <th style={cell}>Light</th>
          <th style={cell}>Dark</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', light = '', dark = '']) => (
          <tr key={name}>
            <td style={cell}>
              <code>{name}</code>
            </td>
            <td style={cell}>
              <Color value={light} />
            </td>
            <td style={cell}>
              <Color value={dark} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sizes = ['h1', 'h2', 'h3', 'h4', 'body1', 'body2', 'caption', 'button'] as const;

export function Type() {
  return (
    <>
      {sizes.map((name) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[name];
        return (
          <p key={name} style={{ ...(theme.typography[name] as CSSProperties), margin: '16px 0' }}>
            Forty boats wait in the harbour{' '}
            <code>
              {name} · {String(fontSize)} · {String(fontWeight)} · {String(lineHeight)}
            </code>
          </p>
        );
      })}
    </>
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12];

export function Spacing() {
  return (
    <table>
      <tbody>
        {steps.map((step) => (
          <tr key={step}>
            <td style={cell}>
              <code>spacing({step})</code>
            </td>
            <td style={cell}>
              <span style={{ ...swatch(tokens.light.primary), width: step * spacingStep, height: 16 }} />{' '}
              {`${step * spacingStep}px`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sets = Object.entries(labels as Record<string, unknown>).filter(
  (entry): entry is [string, Record<string, StatusLabel>] => typeof entry[1] === 'object',
);

/** Every set of labels.json, as it is shown. */
export function StatusLabels() {
  return (
    <Themed>
      {sets.map(([name, set]) => {
        const shown = Object.entries(set).filter(([, { color }]) => color);
        return (
          <section key={name} aria-label={name} style={{ display: 'grid', gap: 8, marginBlock: 20 }}>
            <h3>{name}</h3>
            <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              {shown.map(([key, label]) => (
                <StatusChip key={key} {...label} />
              ))}
            </p>
          </section>
        );
      })}
    </Themed>
  );
}
