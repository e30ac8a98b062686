// The views of a list in their order, each with what can be done with it.
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    paddingBlock: 6,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > span': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  '& [aria-pressed=true]': { color: theme.vars.palette.primary.main },
}));

export interface ViewRow {
  id: string;
  name: string;
  isDefault: boolean;
  isShared: boolean;
  /** Renamed, shared and deleted by whoever sees the list. */
  isOwn: boolean;
}

export interface ViewRowsProps {
  views: readonly ViewRow[];
  onMove: (id: string, by: -1 | 1) => void;
  onDefault: (id: string, isDefault: boolean) => void;
  /** Nothing where views cannot be shared. */
  onShare?: ((id: string, isShared: boolean) => void) | undefined;
  onRename: (id: string) => void;
  onDelete: (id: string) => void;
}

export function ViewRows({ views, onMove, onDefault, onShare, onRename, onDelete }: ViewRowsProps) {
  const { t } = useTranslation();
  return (
    <List>
      {views.map(({ id, name, isDefault, isShared, isOwn }, at) => (
        <li key={id}>
          <span>{name}</span>
          <div>
            <StepButton
              size="small"
              aria-label={t('Move {{name}} up', { name })}
              isDead={at === 0}
              onClick={() => onMove(id, -1)}
            >
              <ArrowUpwardRounded fontSize="small" />
            </StepButton>
            <StepButton
              size="small"
              aria-label={t('Move {{name}} down', { name })}
              isDead={at === views.length - 1}
              onClick={() => onMove(id, 1)}
            >
              <ArrowDownwardRounded fontSize="small" />
            </StepButton>
            <IconButton
              size="small"
              aria-label={t('Open the list with {{name}}', { name })}
              title={t('Default')}
              aria-pressed={isDefault}
              onClick={() => onDefault(id, !isDefault)}
            >
              {isDefault ? <StarRounded fontSize="small" /> : <StarBorderRounded fontSize="small" />}
            </IconButton>
            {onShare && isOwn && (
              <IconButton
                size="small"
                aria-label={t('Share {{name}} with everybody', { name })}
                title={t('Shared')}
                aria-pressed={isShared}
                onClick={() => onShare(id, !isShared)}
              >
                <PeopleAltOutlined fontSize="small" />
              </IconButton>
            )}
            {isOwn && (
              <>
                <IconButton
                  size="small"
                  aria-label={t('Rename {{name}}', { name })}
                  onClick={() => onRename(id)}
                >
                  <EditOutlined fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('Delete {{name}}', { name })}
                  onClick={() => onDelete(id)}
                >
                  <DeleteOutlineRounded fontSize="small" />
                </IconButton>
              </>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
