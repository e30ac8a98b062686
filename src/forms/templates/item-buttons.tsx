import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { ArrayContext, type ItemAction } from './array-context.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' });

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/** What can be done to one row of a list; each button names the row. */
export function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { index, schema, hasMoveUp, hasMoveDown, hasCopy, hasRemove } = props;
  const { t } = useTranslation();
  const { title, onAct } = useContext(ArrayContext);
  const name = `${schema.title ? t(schema.title) : title} ${index + 1}`;
  const button = (
    action: ItemAction | 'remove',
    label: string,
    icon: ReactNode,
    isPossible: boolean,
    press?: Press,
  ) => (
    <IconButton
      size="small"
      data-action={action}
      aria-label={label}
      title={label}
      disabled={isLocked(props) || !isPossible}
      onClick={(event) => {
        if (action !== 'remove') onAct(action, index);
        press?.(event);
      }}
    >
      {icon}
    </IconButton>
  );
  const isOrderable = Boolean(hasMoveUp) || Boolean(hasMoveDown);
  return (
    <Buttons>
      {isOrderable &&
        button(
          'moveUp',
          t('Move {{name}} up', { name }),
          <ArrowUpwardRounded />,
          hasMoveUp === true,
          props.onMoveUpItem,
        )}
      {isOrderable &&
        button(
          'moveDown',
          t('Move {{name}} down', { name }),
          <ArrowDownwardRounded />,
          hasMoveDown === true,
          props.onMoveDownItem,
        )}
      {hasCopy &&
        button('copy', t('Copy {{name}}', { name }), <ContentCopyRounded />, true, props.onCopyItem)}
      {hasRemove &&
        button('remove', t('Remove {{name}}', { name }), <DeleteOutlineRounded />, true, props.onRemoveItem)}
    </Buttons>
  );
}
