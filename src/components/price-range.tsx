import { styled } from '@mui/material/styles';
import type { ControlProps } from './control-frame.tsx';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 36 });

const Slider = styled('input')(({ theme }) => ({
  '--knob': `${theme.vars.palette.primary.main}`,
  '--filled': `linear-gradient(to right, var(--knob) var(--at), ${theme.vars.palette.sea.control} var(--at))`,
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: 28,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 6,
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '&::-webkit-slider-runnable-track': { height: 4, borderRadius: 2, background: 'var(--filled)' },
  '&::-moz-range-track': { height: 4, borderRadius: 2, background: 'var(--filled)' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: 18,
    height: 18,
    marginTop: -7,
    borderRadius: 9,
    border: `2px solid ${theme.vars.palette.background.paper}`,
    backgroundColor: 'var(--knob)',
    boxShadow: '0 1px 3px rgb(11 31 51 / 35%)',
  },
  '&::-moz-range-thumb': {
    width: 14,
    height: 14,
    borderRadius: 9,
    border: `2px solid ${theme.vars.palette.background.paper}`,
    backgroundColor: 'var(--knob)',
  },
}));

const Value = styled('output')({
  minWidth: 56,
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export interface PriceRangeProps extends Partial<Omit<ControlProps, 'required'>> {
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  disabled?: boolean;
  'aria-label'?: string;
}

/** §2 The price slider, from 1 to 1000 dollars, with its value beside it. */
export function PriceRange({ value, onChange, minimum = 1, maximum = 1000, ...rest }: PriceRangeProps) {
  const share = ((value - minimum) / (maximum - minimum)) * 100;
  const text = `$${value.toLocaleString('en-US')}`;
  const at: Record<string, string> = { '--at': `${share}%` };
  return (
    <Row>
      <Slider
        {...rest}
        type="range"
        min={minimum}
        max={maximum}
        value={value}
        aria-valuetext={text}
        style={at}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Value htmlFor={rest.id}>{text}</Value>
    </Row>
  );
}
