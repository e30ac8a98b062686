// A picture that is read closely: larger, turned, as large as the window. Zoomed in, it is moved by scrolling.
import CloseFullscreenRounded from '@mui/icons-material/CloseFullscreenRounded';
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import RotateRightRounded from '@mui/icons-material/RotateRightRounded';
import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ZoomOutRounded from '@mui/icons-material/ZoomOutRounded';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy, type KeyName } from '#src/look/keys.ts';

const steps = [1, 1.5, 2, 3, 4] as const;
const quarter = 90;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minWidth: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sea.sunken,
  '& > [role=toolbar]': {
    display: 'flex',
    justifyContent: 'center',
    gap: 4,
    padding: 4,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Window = styled('div')({
  minHeight: 0,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -4 },
  // The ring lies over the picture.
  isolation: 'isolate',
  // As large as the zoom says; the picture fits into it, upright or lying.
  '& > div': { position: 'relative', zIndex: -1, containerType: 'size' },
  '& img': {
    position: 'absolute',
    top: '50%',
    insetInlineStart: '50%',
    width: '100cqw',
    height: '100cqh',
    objectFit: 'contain',
    translate: '-50% -50%',
  },
  '& img[data-lies]': { width: '100cqh', height: '100cqw' },
});

export interface DocumentViewerProps {
  /** Names the picture: "Navigation License". */
  title: string;
  src: string;
  /** Its buttons are those that the keys press. */
  hasKeys?: boolean;
}

/** Links to private pictures are signed anew with each answer: the same picture stays as it was loaded. */
function useKeptLink(src: string): string {
  const [kept, setKept] = useState(src);
  const isSame = kept.split('?')[0] === src.split('?')[0];
  if (!isSame) setKept(src);
  return isSame ? kept : src;
}

export function DocumentViewer({ title, src, hasKeys = false }: DocumentViewerProps) {
  const { t } = useTranslation();
  const id = useId();
  const link = useKeptLink(src);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isFull, setFull] = useState(false);
  const size = `${(steps[zoom] ?? 1) * 100}%`;
  const lies = turns % 2 === 1;

  const button = (key: KeyName, label: string, icon: ReactNode, onClick: () => void, isDead = false) => (
    <StepButton
      size="small"
      aria-label={`${label}: ${title}`}
      title={label}
      isDead={isDead}
      onClick={onClick}
      {...(hasKeys ? pressedBy(key) : {})}
    >
      {icon}
    </StepButton>
  );
  const frame = (tall: string) => (
    <Frame style={{ height: tall }}>
      <Window
        tabIndex={0}
        role="group"
        aria-label={t('{{title}}, zoomed to {{percent}}%', { title, percent: size.slice(0, -1) })}
      >
        <div style={{ width: size, height: size }}>
          <img
            src={link}
            alt={title}
            style={{ rotate: `${turns * quarter}deg` }}
            {...(lies ? { 'data-lies': true } : {})}
          />
        </div>
      </Window>
      <div role="toolbar" aria-label={title}>
        {button('zoomOut', t('Zoom out'), <ZoomOutRounded />, () => setZoom(zoom - 1), zoom === 0)}
        {button(
          'zoomIn',
          t('Zoom in'),
          <ZoomInRounded />,
          () => setZoom(zoom + 1),
          zoom === steps.length - 1,
        )}
        {button('turn', t('Turn'), <RotateRightRounded />, () => setTurns(turns + 1))}
        {button(
          'fullScreen',
          isFull ? t('Leave full screen') : t('Full screen'),
          isFull ? <CloseFullscreenRounded /> : <OpenInFullRounded />,
          () => setFull(!isFull),
        )}
      </div>
    </Frame>
  );
  return (
    <>
      {frame('clamp(240px, 46vh, 620px)')}
      {isFull && (
        <Dialog open fullScreen onClose={() => setFull(false)} aria-labelledby={id}>
          <DialogTitle id={id} className="visually-hidden">
            {title}
          </DialogTitle>
          {frame('100dvh')}
        </Dialog>
      )}
    </>
  );
}
