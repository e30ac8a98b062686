import { styled } from '@mui/material/styles';
import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';

const Stack = styled('div')({ display: 'grid', gap: 16 });

/** The chooser of a branch, and the branch: neither of a choice that is still to be begun, which has a button for that. */
export function MultiSchemaTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return selector === undefined ? null : (
    <Stack>
      {selector}
      {optionSchemaField}
    </Stack>
  );
}
