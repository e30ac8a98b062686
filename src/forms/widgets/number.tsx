import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { numberIn, numberText, signsOf, type Signs } from './number-text.ts';
import { TextInput } from './text-input.tsx';
import { useLookup } from './use-lookup.ts';

const takes = (type: Schema['type'], one: string): boolean => [type].flat().includes(one);
const isWholeOnly = (type: Schema['type']): boolean => takes(type, 'integer') && !takes(type, 'number');

/** What of a text may be part of a number; of a whole one that has decimals all the same, so that it is refused. */
function onlyNumber(text: string, { type, minimum = -1, exclusiveMinimum = -1 }: Schema): string {
  if (takes(type, 'string')) return text;
  const isWhole = isWholeOnly(type);
  const plain = text.replace(isWhole ? /[^\d.,\p{Sc}-]/gu : /[^\d.,\p{Sc}eE+-]/gu, '');
  return Math.max(minimum, exclusiveMinimum) >= 0 && isWhole ? plain.replaceAll('-', '') : plain;
}

/** What may be a text as well is a number where nothing is lost by that, as of "007" and "1e5" would be. */
const plainNumber = /^-?(0|[1-9]\d{0,14})([.,]\d+)?$/;

/** What a text is read as; NaN where it stays one. */
function numberOf(text: string, type: Schema['type'], signs: Signs): number {
  const number = numberIn(text, signs);
  if (!takes(type, 'string')) return number;
  const isMeant = plainNumber.test(text) && (!isWholeOnly(type) || Number.isInteger(number));
  return isMeant ? number : NaN;
}

/** A number as it is typed: "1." and "-0" stay while more is typed. */
export function NumberWidget(props: WidgetProps) {
  const schema = props.schema as Schema;
  const { type } = schema;
  // §5 A count is at most the length of its list; a list that is not there limits nothing.
  const maximum = useLookup(schema.lookupCount)?.length || undefined;
  const { language } = useTranslation();
  const signs = useMemo(() => signsOf(language), [language]);
  const emptyValue: unknown = props.options.emptyValue;
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const value: unknown = props.value;
  const isTyped = typed !== undefined && typed.value === value;
  const edit = (text: string): void => {
    const next = onlyNumber(text, schema);
    const number = numberOf(next, type, signs);
    const isTooMuch = maximum !== undefined && number > maximum;
    // What is no number is kept as the text it is, and refused where none is taken.
    const read = next === '' ? emptyValue : Number.isNaN(number) ? next : number;
    const kept = isTooMuch ? maximum : read;
    setTyped({ text: isTooMuch ? String(maximum) : next, value: kept });
    props.onChange(kept);
  };

  // What was typed before the list was here is corrected with it; what is stored is left to the verdict.
  useEffect(() => {
    if (isTyped && maximum !== undefined && typeof value === 'number' && value > maximum)
      props.onChange(maximum);
  }, [isTyped, maximum, value]); // oxlint-disable-line react/exhaustive-deps -- `onChange` is another one each time

  return (
    <TextInput
      widget={props}
      inputMode={takes(type, 'string') ? 'text' : takes(type, 'number') ? 'decimal' : 'numeric'}
      value={isTyped ? typed.text : numberText(value, signs)}
      onType={edit}
      onBlur={() => setTyped(undefined)}
    />
  );
}
