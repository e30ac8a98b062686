import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/i18n.ts';
import { CheckBox } from '#src/components/check-box.tsx';
import { useChoiceControl } from './use-control.ts';

export function CheckboxWidget(props: WidgetProps) {
  const { t } = useTranslation();
  return (
    <CheckBox
      {...useChoiceControl(props)}
      // The field's own label, which is out of sight, names it.
      label={<span aria-hidden="true">{t(props.label)}</span>}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}
