import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getUiOptions, type OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { flushSync } from 'react-dom';

/** Where one goes on at a place: at its chooser, or at the button that has come for the one that was pressed. */
const NEXT = ['__oneof_select', '__anyof_select', '__optionalAdd', '__optionalRemove'];

/** Begins a part that may be left out, or gives it up. */
export function OptionalDataTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, schema, uiSchema, onAddClick, onRemoveClick } = props;
  const act = onAddClick ?? onRemoveClick;
  if (!act) return <Typography id={id}>{label}</Typography>;
  const { title = schema.title } = getUiOptions(uiSchema);
  const place = id.replace(/__\w+$/, '');
  return (
    <Button
      id={id}
      startIcon={onAddClick ? <AddRounded /> : <DeleteOutlineRounded />}
      aria-label={title ? `${label}: ${title}` : label}
      onClick={() => {
        flushSync(act);
        const [next] = NEXT.flatMap((suffix) => document.getElementById(place + suffix) ?? []);
        next?.focus();
      }}
      style={{ alignSelf: 'start', justifySelf: 'start' }}
    >
      {label}
    </Button>
  );
}
