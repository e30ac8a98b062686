import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/i18n.ts';
import { ToggleSwitch } from '#src/components/toggle-switch.tsx';
import { useChoiceControl } from './use-control.ts';

export function ToggleWidget(props: WidgetProps) {
  const { t } = useTranslation();
  return (
    <ToggleSwitch
      {...useChoiceControl(props)}
      // The field's own label, which is out of sight, names it.
      label={<span aria-hidden="true">{t(props.label)}</span>}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}
