// The row that a list is filtered by, searched as in a form; loaded when it is asked for.
import Box from '@mui/material/Box';
import { ReferencePicker, type ReferencePickerProps } from '#src/components/controls/reference-picker.tsx';

export interface ReferenceFilterProps extends Pick<ReferencePickerProps, 'value' | 'find' | 'onChange'> {
  /** Translated. */
  title: string;
}

export function ReferenceFilter({ title, ...picker }: ReferenceFilterProps) {
  return (
    <Box sx={{ p: 2, width: 'min(320px, 80vw)' }}>
      <ReferencePicker {...picker} aria-label={title} />
    </Box>
  );
}
