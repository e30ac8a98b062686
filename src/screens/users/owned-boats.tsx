// §2 the boats a user owns, by model, each a way to the boat.
import { styled } from '@mui/material/styles';
import type { User } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 24,
  '& > h3': { ...theme.typography.h3, marginBottom: 4 },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', justifyItems: 'start' },
  '& button': { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
}));

export function OwnedBoats({ user: { boats } }: { user: User }) {
  const { t } = useTranslation();
  const [opening, open] = useOpenBoat();
  const rows = Array.isArray(boats) ? boats : [];

  return (
    <Frame aria-label={t('Boats owned')}>
      <h3>{t('Boats owned')}</h3>
      {rows.length === 0 ? (
        <p>{t('This user owns no boat.')}</p>
      ) : (
        <ul>
          {rows.map(({ _id, ...boat }, index) => (
            <li key={_id ?? index}>
              {_id === undefined ? (
                boatName(boat, t)
              ) : (
                <ActionButton size="small" busy={opening === String(_id)} onClick={() => open(_id)}>
                  {boatName(boat, t)}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
