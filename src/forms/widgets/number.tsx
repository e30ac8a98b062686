import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { TextInput } from './text-input.tsx';
import { useLookup } from './use-lookup.ts';

/** What of a text may be part of a number; a comma counts as the point. */
function onlyNumber(text: string, { type, minimum = -1, exclusiveMinimum = -1 }: Schema): string {
  const isWhole = [type].flat().includes('integer') && ![type].flat().includes('number');
  const plain = isWhole ? text.replace(/[^\d-]/g, '') : text.replaceAll(',', '.').replace(/[^\d.eE+-]/g, '');
  return Math.max(minimum, exclusiveMinimum) >= 0 && isWhole ? plain.replaceAll('-', '') : plain;
}

const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** What a text comes to: a number, nothing, or the text itself, which is then refused as no number. */
function valueOf(text: string, emptyValue: unknown): unknown {
  if (text === '') return emptyValue;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

/** A number as it is typed: "1." and "-0" stay while more is typed. */
export function NumberWidget(props: WidgetProps) {
  const schema = props.schema as Schema;
  // §5 A count is at most the length of its list; a list that is not there limits nothing.
  const maximum = useLookup(schema.lookupCount)?.length || undefined;
  const emptyValue: unknown = props.options.emptyValue;
  const [typed, setTyped] = useState<string>();
  const value: unknown = props.value;
  const isTyped = typed !== undefined && valueOf(typed, emptyValue) === value;
  const edit = (text: string): void => {
    const next = onlyNumber(text, schema);
    const number = valueOf(next, emptyValue);
    const isTooMuch = maximum !== undefined && typeof number === 'number' && number > maximum;
    setTyped(isTooMuch ? String(maximum) : next);
    props.onChange(isTooMuch ? maximum : number);
  };

  // What was typed before the list was here is corrected with it; what is stored is left to the verdict.
  useEffect(() => {
    if (isTyped && maximum !== undefined && typeof value === 'number' && value > maximum)
      props.onChange(maximum);
  }, [isTyped, maximum, value]); // eslint-disable-line react-hooks/exhaustive-deps -- `onChange` is another one each time

  return (
    <TextInput
      widget={props}
      inputMode={[schema.type].flat().includes('number') ? 'decimal' : 'numeric'}
      value={isTyped ? typed : asText(value)}
      onType={edit}
      onBlur={() => setTyped(undefined)}
    />
  );
}
