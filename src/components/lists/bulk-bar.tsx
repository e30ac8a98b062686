// Below a list of which rows are chosen: how many, all that match, and what may be done with them. The keyboard comes to it
// before the list, whose rows may be many: who uses it puts both into a column.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { BottomBar } from '#src/components/page/bottom-bar.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';

export const ListBar = styled(BottomBar)(({ theme }) => ({
  order: 1,
  marginTop: 12,
  '& > p': { fontWeight: 500 },
  '& > :last-child': { marginInlineStart: 'auto' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // On a narrow screen the steps go on to the side, so that the list is still seen.
  [theme.breakpoints.down('sm')]: {
    '& > :last-child': { marginInlineStart: 0 },
    '& > div': { flexWrap: 'nowrap', overflowX: 'auto', maxWidth: '100%', paddingBlock: 2 },
    '& > div > *': { flex: 'none' },
  },
}));

export interface BulkAction {
  event: string;
  /** Translated, as is the reason. */
  label: string;
  danger: boolean;
  disabledReason?: string | undefined;
}

export interface BulkBarProps {
  count: number;
  actions: readonly BulkAction[];
  onAction: (event: string) => void;
  /** As many rows match; nothing where all of them are chosen or nobody knows. */
  matching?: number | undefined;
  /** Why all that match cannot be chosen, translated. */
  allReason?: string | undefined;
  isChoosing?: boolean;
  onAll: () => void;
  onNone: () => void;
}

export function BulkBar(props: BulkBarProps) {
  const { count, actions, onAction, matching, allReason, isChoosing = false, onAll, onNone } = props;
  const { t } = useTranslation();
  return (
    <ListBar data-raised aria-label={t('Chosen rows')}>
      <p role="status">{t('{{count}} chosen', { count })}</p>
      <div>
        {matching !== undefined && (
          <ActionButton size="small" busy={isChoosing} disabledReason={allReason} onClick={onAll}>
            {t('Choose all {{count}} that match', { count: matching })}
          </ActionButton>
        )}
        <Button size="small" color="inherit" onClick={onNone}>
          {t('Choose none')}
        </Button>
      </div>
      <div role="group" aria-label={t('Steps for the chosen rows')}>
        {actions.map(({ event, label, danger, disabledReason }, at) => (
          <ActionButton
            key={event}
            size="small"
            variant="outlined"
            color={danger ? 'error' : 'primary'}
            disabledReason={disabledReason}
            onClick={() => onAction(event)}
            {...(at === 0 && !danger ? pressedBy('approve') : {})}
          >
            {label}
          </ActionButton>
        ))}
      </div>
    </ListBar>
  );
}
