import { styled } from '@mui/material/styles';
import {
  ariaDescribedByIds,
  buttonId,
  getUiOptions,
  titleId,
  type ArrayFieldTemplateProps,
} from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import { isLocked } from '#src/forms/is-locked.ts';
import { ArrayContext } from './array-context.ts';
import { DescriptionTemplate } from './field-notes.tsx';
import { useItemFocus } from './use-item-focus.ts';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > h3': { ...theme.typography.h2, margin: 0 },
  '& > h3 > span': { marginInlineStart: 3, color: theme.vars.palette.error.main },
}));

/** A list of rows: each in its frame with its buttons, and one to add another. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, schema, uiSchema, registry, required } = props;
  const { AddButton } = registry.templates.ButtonTemplates;
  // The title of the schema comes before that of the hints, which is translated.
  const { label, title = props.title, description = schema.description } = getUiOptions(uiSchema);
  const place = useRef<HTMLDivElement>(null);
  const { onAct, onAdd } = useItemFocus(place, items.length);
  const titled = Array.isArray(schema.items) ? schema.items.length : 0;
  const surroundings = useMemo(() => ({ title, titled, onAct }), [title, titled, onAct]);
  const headingId = titleId(fieldPathId);
  return (
    <ArrayContext value={surroundings}>
      <Rows
        ref={place}
        role="group"
        aria-describedby={ariaDescribedByIds(fieldPathId)}
        {...(label === false ? { 'aria-label': title } : { 'aria-labelledby': headingId })}
      >
        {label !== false && (
          <h3 id={headingId}>
            {title}
            {required && <span aria-hidden="true">*</span>}
          </h3>
        )}
        <DescriptionTemplate
          id={`${fieldPathId.$id}__description`}
          description={description ?? ''}
          schema={schema}
          registry={registry}
        />
        {props.optionalDataControl}
        {items}
        {canAdd && (
          <AddButton
            id={buttonId(fieldPathId, 'add')}
            onClick={(event) => {
              onAdd();
              onAddClick(event);
            }}
            disabled={isLocked(props)}
            uiSchema={uiSchema}
            registry={registry}
          />
        )}
      </Rows>
    </ArrayContext>
  );
}
