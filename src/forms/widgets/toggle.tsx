import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { WidgetProps } from '@rjsf/utils';
import { isLocked } from '#src/forms/is-locked.ts';
import { ariaOf } from './aria-of.ts';

/** Something that is on or off. */
export function ToggleWidget(props: WidgetProps) {
  const { id, htmlName, label, onChange } = props;
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          id={id}
          name={htmlName ?? id}
          checked={props.value === true}
          disabled={isLocked(props)}
          onChange={(_event, isOn) => onChange(isOn)}
          slotProps={{ input: { role: 'switch', ...ariaOf(props) } }}
        />
      }
    />
  );
}
