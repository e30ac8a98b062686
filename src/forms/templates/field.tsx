import FormControl from '@mui/material/FormControl';
import { styled } from '@mui/material/styles';
import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import { useContext, useEffect, useRef, type FocusEvent } from 'react';
import { pathOf } from '#schemas/paths.ts';
import { firstControl } from '#src/forms/first-control.ts';
import { SpeakingContext } from '#src/forms/form-context.ts';

const Cell = styled('div')({
  minWidth: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
  // The save bar sticks to the bottom: what is focused must not hide behind it.
  '& :is(input, select, textarea)': { scrollMarginBlock: '36px 96px' },
});

const modal = '.MuiModal-root';

/** Of a text of many lines a browser brings its caret into sight, and asks for no margin; where it was clicked it stays. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches('textarea:not(:active)')) target.scrollIntoView({ block: 'nearest' });
}

/** One field: its control with the label above, then what is wrong with it, then the help. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { fieldPathId, children, hidden, displayLabel, required, schema, uiSchema, registry } = props;
  const { rawDescription, description, rawErrors = [], errors, help, ...rest } = props;
  const { leave } = useContext(SpeakingContext);
  const { wide, field, autofocus }: Record<string, unknown> = getUiOptions(uiSchema);
  const cell = useRef<HTMLDivElement>(null);
  // Whatever draws the field: some of the library's widgets and most of ours do not hear of it.
  useEffect(() => {
    if (autofocus === true && cell.current) firstControl(cell.current)?.focus();
  }, [autofocus]);
  const path = pathOf(fieldPathId.path);
  if (hidden) return <div hidden>{children}</div>;
  if (path === '') return children;

  const isDescribed = displayLabel || schema.type === 'boolean';
  const isBranched = errors === undefined;
  const isWhole =
    (schema.type === 'object' || schema.type === 'array') && !displayLabel && field === undefined;
  const { WrapIfAdditionalTemplate } = registry.templates;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isWithin = currentTarget.contains(relatedTarget);
    // What lies over the form gives the focus back: nobody has left.
    const over = relatedTarget?.closest(modal) ?? null;
    const isBeneath = over !== null && over !== currentTarget.closest(modal);
    if (!isWithin && !isBeneath) leave(path);
  };
  return (
    <Cell
      ref={cell}
      // Where a branch is chosen the field of the branch stands within, at the same place.
      data-field={isBranched ? undefined : path}
      data-wide={wide === true || isWhole || isBranched || undefined}
      onFocus={showWhole}
      onBlur={onBlur}
    >
      <WrapIfAdditionalTemplate {...rest}>
        <FormControl fullWidth error={rawErrors.length > 0} required={Boolean(required)}>
          {children}
          {errors}
          {isDescribed && rawDescription ? description : null}
          {help}
        </FormControl>
      </WrapIfAdditionalTemplate>
    </Cell>
  );
}
