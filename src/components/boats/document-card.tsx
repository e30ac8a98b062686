import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { pressedBy, type KeyName } from '#src/look/keys.ts';
import { Card } from '#src/components/page/card.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';
import { ZoomablePicture } from '#src/components/pictures/zoomable-picture.tsx';
import { coarse } from '#src/look/media.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '12px 14px',
  '& :is(h2, h3)': { ...theme.typography.h3, minWidth: 0 },
  '& h2 > button': {
    font: 'inherit',
    minHeight: 28,
    paddingInline: 6,
    marginInline: -6,
    borderRadius: 6,
    [coarse]: { minHeight: 44 },
  },
  '& h2 > button[aria-pressed=true]': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
}));

const None = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 3 / 2,
  padding: 16,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sea.sunken,
  textAlign: 'center',
}));

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '12px 14px',
  '& > p': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

export interface DocumentAction {
  event: string;
  label: string;
  disabledReason?: string | undefined;
  /** The key that presses it. */
  pressedBy?: KeyName;
}

export interface DocumentCardProps {
  /** "Navigation License" or "Authorization". */
  title: string;
  image?: { src: string; thumbnail?: string };
  /** Shows the image in its place. */
  viewer?: ReactNode;
  /** One of several is chosen: the keys are for it. */
  choice?: { isChosen: boolean; pressedBy: KeyName; onChoose: () => void };
  status: StatusLabel;
  /** What the machine allows now; none while the host is waited for. */
  actions: readonly DocumentAction[];
  onAction: (event: string) => void;
  /** The event being saved. */
  busy?: string;
}

/** §2 §4 One document of a boat, its state, and what may be done about it. */
export function DocumentCard(props: DocumentCardProps) {
  const { title, image, viewer, choice, status, actions, onAction, busy } = props;
  const { t } = useTranslation();
  // Chosen from, it stands on a page; without a choice, in a dialog that has a title.
  const Title = choice ? 'h2' : 'h3';
  return (
    <Card aria-label={title} aria-busy={busy !== undefined}>
      <Head>
        <Title>
          {choice ? (
            <ButtonBase
              aria-pressed={choice.isChosen}
              onClick={choice.onChoose}
              {...pressedBy(choice.pressedBy)}
            >
              {title}
            </ButtonBase>
          ) : (
            title
          )}
        </Title>
        <StatusChip {...status} />
      </Head>
      {viewer ??
        (image ? (
          <ZoomablePicture title={title} {...image} />
        ) : (
          <None>{t('The host has not sent this document yet.')}</None>
        ))}
      <Foot>
        {actions.length === 0 && <p>{t('Waiting for the host to send a new image.')}</p>}
        {actions.map((action, at) => {
          // The first of several is what is done most.
          const isPrimary = at === 0 && actions.length > 1;
          const other = busy !== undefined && busy !== action.event;
          return (
            <ActionButton
              key={action.event}
              variant={isPrimary ? 'contained' : 'outlined'}
              color={isPrimary ? 'primary' : 'inherit'}
              busy={busy === action.event}
              disabledReason={action.disabledReason ?? (other ? t('Saving…') : undefined)}
              {...(action.pressedBy ? pressedBy(action.pressedBy) : {})}
              onClick={() => onAction(action.event)}
            >
              {action.label}
            </ActionButton>
          );
        })}
      </Foot>
    </Card>
  );
}
