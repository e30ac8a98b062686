import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from '#src/language/i18n.ts';

export interface ShowPasswordProps {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Stands behind a password, and shows or hides it. */
export function ShowPassword({ isShown, onShow }: ShowPasswordProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      edge="end"
      aria-pressed={isShown}
      aria-label={t('Show password')}
      onClick={() => onShow(!isShown)}
    >
      {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
    </IconButton>
  );
}
