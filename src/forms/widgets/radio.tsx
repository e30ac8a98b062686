import type { WidgetProps } from '@rjsf/utils';
import { RadioCards } from '#src/components/controls/radio-cards.tsx';
import { isLocked } from '#src/forms/is-locked.ts';
import { groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';
import { labelTable } from './label-table.ts';
import { PlainRadioWidget } from './mended.tsx';

type Value = string | number;

/** A choice of the schema's own list; where labels.json says more about each than its name, as cards. */
export function RadioWidget(props: WidgetProps) {
  const { id, required, htmlName, options } = props;
  if (options['labels'] === undefined) return <PlainRadioWidget {...props} />;
  const table = labelTable(options['labels']);
  const cards = (options.enumOptions ?? []).map(({ value: choice, label }) => ({
    text: label,
    ...table[String(choice)],
    value: choice as Value,
  }));
  return (
    <>
      <FieldLabel widget={props} isGroup />
      <RadioCards
        {...groupAria(props)}
        aria-required={required ?? false}
        id={id}
        name={htmlName ?? id}
        disabled={isLocked(props)}
        cards={cards}
        value={props.value as Value | undefined}
        onChange={props.onChange}
      />
    </>
  );
}
