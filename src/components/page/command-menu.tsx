// One box to type into and what it finds, in groups; arrows choose, Enter follows.
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Command } from 'cmdk';
import { useTranslation, type Text } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';

const Frame = styled(Command)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& [cmdk-input]': {
    padding: '16px 20px',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    outlineOffset: -2,
    borderRadius: 12,
    font: 'inherit',
    fontSize: '1rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    textOverflow: 'ellipsis',
  },
  '& [cmdk-list]': { minHeight: 120, maxHeight: 'min(420px, 60dvh)', padding: 8, overflowY: 'auto' },
  '& [cmdk-group-heading]': {
    padding: '10px 12px 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '6px 12px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [cmdk-item] > span': { display: 'grid', minWidth: 0 },
  '& [cmdk-item] small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& [cmdk-item][aria-disabled="true"]': { cursor: 'default', color: theme.vars.palette.text.secondary },
  '& [cmdk-item][data-selected="true"]': { backgroundColor: theme.vars.palette.sea.primarySoft },
}));

export interface CommandItem {
  /** Tells it apart from all others. */
  key: string;
  title: string;
  /** What it is of, or why it cannot be chosen. */
  detail?: string | undefined;
  icon?: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

export interface CommandGroup {
  title: string;
  items: readonly CommandItem[];
}

export interface CommandMenuProps {
  text: string;
  onText: (text: string) => void;
  /** In the order they are shown; the caller leaves out what does not match. */
  groups: readonly CommandGroup[];
  isBusy?: boolean;
  /** Why nothing could be found. */
  error?: Text | undefined;
  onClose: () => void;
}

export function CommandMenu({ text, onText, groups, isBusy = false, error, onClose }: CommandMenuProps) {
  const { t } = useTranslation();
  const label = t('Search everything');
  const filled = groups.filter(({ items }) => items.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        container: { sx: { alignItems: 'flex-start', pt: { sm: 8 } } },
        paper: { 'aria-label': label },
      }}
    >
      <Frame label={label} shouldFilter={false} loop>
        <Command.Input
          autoFocus
          value={text}
          onValueChange={onText}
          placeholder={t('Search screens, people, boats, bookings…')}
        />
        {(filled.length === 0 || error !== undefined) && (
          <Typography role="status" sx={{ p: 3, color: 'text.secondary', textAlign: 'center' }}>
            {isBusy ? t('Searching…') : t(error ?? 'Nothing was found.')}
          </Typography>
        )}
        {/* A list without entries is none. */}
        <Command.List label={t('Found')} hidden={filled.length === 0}>
          {filled.map(({ title, items }) => (
            <Command.Group key={title} heading={title}>
              {items.map(({ key, title: name, detail, icon, isDisabled = false, onChoose }) => (
                <Command.Item key={key} value={key} disabled={isDisabled} onSelect={onChoose}>
                  {icon && <Icon name={icon} drawing="line" fontSize="small" />}
                  <span>
                    {name}
                    {detail && <small>{detail}</small>}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Frame>
    </Dialog>
  );
}
