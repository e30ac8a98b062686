import Rating from '@mui/material/Rating';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';
import { groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';

const MOST_STARS = 5;

/** A number as stars. The library's own are no radio buttons, and their colours are too pale to be told apart. */
export function RatingWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { id, htmlName, schema, options, required, disabled, readonly } = props;
  const value: unknown = props.value;
  const { stars = MOST_STARS } = options as { stars?: number };
  const most = Math.min(schema.maximum ?? stars, MOST_STARS);
  const textOf = (count: number): string => t('{{count}} of {{all}} stars', { count, all: most });
  return (
    <>
      <FieldLabel widget={props} isGroup />
      <Rating
        id={id}
        name={htmlName ?? id}
        max={most}
        value={typeof value === 'number' ? value : null}
        disabled={Boolean(disabled)}
        readOnly={Boolean(readonly)}
        getLabelText={textOf}
        emptyLabelText={textOf(0)}
        // Read-only it is drawn as a picture.
        {...(readonly ? {} : { role: 'radiogroup', 'aria-required': Boolean(required), ...groupAria(props) })}
        onChange={(_event, next) => props.onChange(next ?? options.emptyValue)}
      />
    </>
  );
}
