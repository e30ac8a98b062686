import { styled } from '@mui/material/styles';
import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';

const Stack = styled('div')({ display: 'grid', gap: 16 });

/** The chooser of a branch, and the branch. */
export function MultiSchemaTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <Stack>
      {selector}
      {optionSchemaField}
    </Stack>
  );
}
