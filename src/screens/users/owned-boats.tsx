// §2 the boats a user owns, by model, each a way to the boat.
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import { toast } from '#src/stores/toasts.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 24,
  '& > h3': { ...theme.typography.h3, marginBottom: 4 },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', justifyItems: 'start' },
}));

export function OwnedBoats({ user: { boats } }: { user: User }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string>();
  const rows = Array.isArray(boats) ? boats : [];

  const open = async (id: string): Promise<void> => {
    setOpening(id);
    const isOpen = await openBoat(id);
    setOpening(undefined);
    if (isOpen) navigate(paths.boat);
    else toast('error', currentBoat.error);
  };
  return (
    <Frame aria-label={t('Boats owned')}>
      <h3>{t('Boats owned')}</h3>
      {rows.length === 0 ? (
        <p>{t('This user owns no boat.')}</p>
      ) : (
        <ul>
          {rows.map(({ _id, model = '' }, index) => (
            <li key={_id ?? index}>
              {_id === undefined ? (
                model
              ) : (
                <ActionButton
                  size="small"
                  busy={opening === String(_id)}
                  onClick={() => leaveWith(() => void open(String(_id)))}
                >
                  {model || t('Boat')}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
