import CloseRounded from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useContext, useId, type ReactNode } from 'react';
import { clamped } from '#src/look/clamped.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { NeighboursContext } from './neighbours-context.ts';
import IconButton from '@mui/material/IconButton';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(560px, 100vw)',
  minHeight: '100%',
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: theme.zIndex.appBar,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '14px 12px 14px 24px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Its facts are whole: rather the buttons stand in two lines.
  '& > header > div': { flex: 1, minWidth: 'min-content' },
  '& > header > div + span': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '4px 12px',
    '&:empty': { display: 'none' },
  },
  // What is edited below needs the room.
  '& > header h2': {
    ...theme.typography.h2,
    ...clamped(3),
    overflowWrap: 'anywhere',
  },
  '& > header small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > section': { flex: 1, padding: '20px 24px 24px' },
  [theme.breakpoints.down('sm')]: {
    '& > header': { flexWrap: 'wrap', paddingInlineStart: 16 },
    // Below the name, which needs the width.
    '& > header > div + span': { order: 1, flexBasis: '100%', justifyContent: 'flex-start' },
    '& > section': { padding: 16 },
  },
}));

export interface SidePanelProps {
  isOpen: boolean;
  title: string;
  /** Before the title: a face. */
  start?: ReactNode;
  /** Below the title: a mark, a line of facts. */
  below?: ReactNode;
  /** Buttons beside it. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One row of a list, opened beside it. Escape and the cross close it. */
export function SidePanel({ isOpen, title, start, below, actions, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const neighbours = useContext(NeighboursContext);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        // What gets the focus does not lie below the head, which on a phone is of several lines.
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { scrollPaddingTop: { xs: '25dvh', sm: '120px' } },
        },
      }}
    >
      <Frame>
        <header>
          {start}
          <div>
            <h2 id={id}>{title}</h2>
            {below}
          </div>
          <span>
            {actions}
            {neighbours}
          </span>
          <IconButton aria-label={t('Close')} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </header>
        <section>{children}</section>
      </Frame>
    </Drawer>
  );
}
