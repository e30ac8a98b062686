// What another admin has decided while it stood in this queue: told, and still looked at when one wants to.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from '#src/language/i18n.ts';

export interface TakenMeanwhileProps {
  taken: readonly { id: string; model: string }[];
  /** The one that is shown. */
  current: string | undefined;
  onOpen: (id: string) => void;
}

export function TakenMeanwhile({ taken, current, onOpen }: TakenMeanwhileProps) {
  const { t } = useTranslation();
  const others = taken.filter(({ id }) => id !== current);
  const isTaken = others.length < taken.length;
  return (
    <div role="status">
      {isTaken && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('Somebody else has decided this boat in the meantime.')}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('Decided by somebody else in the meantime:')}{' '}
          {others.map(({ id, model }) => (
            <Button key={id} size="small" color="inherit" onClick={() => onOpen(id)}>
              {model}
            </Button>
          ))}
        </Alert>
      )}
    </div>
  );
}
