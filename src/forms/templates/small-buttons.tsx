import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { TranslatableString, type IconButtonProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

const buttonOf =
  (word: TranslatableString, icon: ReactNode) =>
  ({ id, onClick, disabled, registry }: IconButtonProps) => {
    const name = registry.translateString(word);
    return (
      <IconButton
        id={id}
        size="small"
        aria-label={name}
        title={name}
        disabled={Boolean(disabled)}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    );
  };

/** Takes away a file that was chosen. */
export const RemoveButton = buttonOf(TranslatableString.RemoveButton, <DeleteOutlineRounded />);

/** Empties a text, where `ui:allowClearTextInputs` asks for that. */
export const ClearButton = buttonOf(TranslatableString.ClearButton, <CloseRounded />);
