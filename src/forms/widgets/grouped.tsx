import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { groupAria } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';

const Group = styled('div')(({ theme }) => ({
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& li:has(select)': { flex: '1 1 72px', maxWidth: 140 },
  '& button': {
    minHeight: 36,
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.sea.control}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
  },
}));

/**
 * A widget of several inputs for a date under the name of its field: a label points to one input only. Of what is no date
 * the library would draw nothing of the whole form.
 */
export function grouped(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return function Grouped(props) {
    const { 'aria-invalid': _, ...group } = groupAria(props);
    const value: unknown = props.value;
    const date = Number.isNaN(Date.parse(String(value))) ? undefined : value;
    return (
      <>
        <FieldLabel widget={props} isGroup />
        <Group role="group" {...group}>
          <Widget {...props} value={date} hideLabel />
        </Group>
      </>
    );
  };
}
