import type { WidgetProps } from '@rjsf/utils';
import { useContext, useEffect, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { NumberInput } from '#src/components/number-input.tsx';
import { TextInput } from '#src/components/text-input.tsx';
import { SurroundingsContext, type Lookups } from '#src/forms/form-context.ts';
import { useRestingValue } from '#src/forms/use-resting-value.ts';
import { useControl } from './use-control.ts';

/** §5 A count is at most the length of its list; a list that is not there limits nothing. */
function maximumOf({ lookupCount }: Schema, lookups: Lookups = {}): number | undefined {
  const length = Object.entries(lookups).find(([name]) => name === lookupCount)?.[1].length;
  return length || undefined;
}

function IntegerWidget(props: WidgetProps) {
  const { lookups } = useContext(SurroundingsContext);
  const { autoComplete: _, autoFocus: _focus, ...control } = useControl(props);
  const value = typeof props.value === 'number' ? props.value : undefined;
  const { shown, edit, flush } = useRestingValue<number | undefined>(value, props.onChange);
  const maximum = maximumOf(props.schema as Schema, lookups);
  const [typed, setTyped] = useState<number>();

  // What was typed before the list was here is corrected with it; what is stored is left to the verdict.
  useEffect(() => {
    if (maximum !== undefined && typed !== undefined && typed === shown && typed > maximum) edit(maximum);
  }, [maximum, typed, shown, edit]);

  return (
    <NumberInput
      {...control}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        edit(next);
      }}
      onBlur={flush}
      maximum={maximum}
    />
  );
}

const asText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** Digits with at most one point; a comma counts as the point. */
const onlyDecimal = (text: string): string =>
  text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .replace(/(?<=\..*)\./g, '');

function DecimalWidget(props: WidgetProps) {
  const { shown, edit, flush } = useRestingValue(asText(props.value), (text) =>
    props.onChange(/\d/.test(text) ? Number(text) : undefined),
  );
  return (
    <TextInput
      {...useControl(props)}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(text) => edit(onlyDecimal(text))}
      onBlur={flush}
    />
  );
}

export function NumberWidget(props: WidgetProps) {
  return props.schema.type === 'number' ? <DecimalWidget {...props} /> : <IntegerWidget {...props} />;
}
