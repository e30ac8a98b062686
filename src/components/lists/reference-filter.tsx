// The row that a list is filtered by, searched as in a form; loaded when it is asked for.
import Box from '@mui/material/Box';
import { ReferencePicker, type ReferencePickerProps } from '#src/components/controls/reference-picker.tsx';
import { useReferredNames, type FindReferred } from '#src/components/controls/use-referred-names.ts';

export interface ReferenceFilterProps extends Pick<ReferencePickerProps, 'find' | 'onChange'> {
  /** Translated. */
  title: string;
  /** The noun or collection that the row is of. */
  list: string;
  /** The key of the row that is chosen. */
  id: string | undefined;
  get: FindReferred;
}

export function ReferenceFilter({ title, list, id, get, ...picker }: ReferenceFilterProps) {
  const { answerTo: nameOf } = useReferredNames(get);
  const value = id === undefined ? undefined : { id, name: nameOf(list, id) ?? id };
  return (
    <Box sx={{ p: 2, width: 'min(320px, 80vw)' }}>
      <ReferencePicker {...picker} value={value} aria-label={title} />
    </Box>
  );
}
