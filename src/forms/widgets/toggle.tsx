import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { WidgetProps } from '@rjsf/utils';
import { ariaOf } from './aria-of.ts';

/** Something that is on or off. */
export function ToggleWidget(props: WidgetProps) {
  const { id, htmlName, label, disabled, readonly, onChange } = props;
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          id={id}
          name={htmlName ?? id}
          checked={props.value === true}
          disabled={Boolean(disabled) || Boolean(readonly)}
          onChange={(_event, isOn) => onChange(isOn)}
          slotProps={{ input: { role: 'switch', ...ariaOf(props) } }}
        />
      }
    />
  );
}
