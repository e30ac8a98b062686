import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@rjsf/utils';
import { dollars } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { ariaOf, groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  paddingInlineStart: 9,
  '& output': { minWidth: 64, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});

/** §2 The price slider, between the limits of its field, with its value beside it. */
export function PriceWidget(props: WidgetProps) {
  const { language } = useTranslation();
  const { id, htmlName, onChange } = props;
  const { minimum = 0, maximum = 100 } = props.schema;
  const value = typeof props.value === 'number' ? props.value : minimum;
  const text = dollars(value, language);
  const { required: _, 'aria-required': _required, ...aria } = ariaOf(props);
  return (
    <>
      <FieldLabel widget={props} isGroup />
      <Row>
        <Slider
          name={htmlName ?? id}
          min={minimum}
          max={maximum}
          value={value}
          disabled={isLocked(props)}
          aria-labelledby={groupAria(props)['aria-labelledby']}
          getAriaValueText={() => text}
          onChange={(_event, price) => onChange(price)}
          slotProps={{ input: { ...aria, id } }}
        />
        <output htmlFor={id}>{text}</output>
      </Row>
    </>
  );
}
