/** What the pages of the design show, drawn from the tokens, the theme and the labels themselves. */
import type { CSSProperties } from 'react';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { Themed } from '#src/look/themed.tsx';
import { spacingStep, theme } from '#src/look/theme.ts';
import { tokens } from '#src/look/tokens.ts';
import { everyLabel } from '../every-label.ts';

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

const ground: CSSProperties = {
  flex: '1 1 280px',
  minWidth: 0,
  padding: 16,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
};

/** Every word with its look, in both schemes. */
export function StatusLabels() {
  return (
    <Themed>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <section key={scheme} aria-label={scheme} data-theme={scheme} style={ground}>
            {Object.entries(everyLabel).map(([name, set]) => (
              <div key={name} style={{ display: 'grid', gap: 8, marginBlock: 20 }}>
                <h3>{name}</h3>
                <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                  {Object.entries(set).map(([key, label]) => (
                    <StatusChip key={key} {...label} />
                  ))}
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Themed>
  );
}
