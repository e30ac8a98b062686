import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { FileButton } from '#src/components/controls/file-button.tsx';
import { Picture } from './picture.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureIntake } from './use-picture-intake.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

const Slot = styled('section')(({ theme }) => {
  const { divider, background, primary, sea, text, error } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${divider}`,
    borderRadius: 12,
    backgroundColor: background.paper,
    '&:focus-visible': { outlineOffset: 3 },
    '&[data-over]': { borderColor: primary.main, boxShadow: `0 0 0 1px ${primary.main}` },
    '& h2': { padding: '12px 14px', fontSize: '0.875rem', fontWeight: 600, lineHeight: '1.25rem' },
    '& [data-part=zone]': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 10,
      margin: '0 12px 12px',
      padding: 12,
      border: `1.5px dashed ${sea.control}`,
      borderRadius: 8,
      backgroundColor: sea.sunken,
      fontSize: '0.8125rem',
      color: text.secondary,
      textAlign: 'center',
      '& > svg': { fontSize: '2rem' },
    },
    '&[data-over] [data-part=zone]': { borderColor: primary.main, backgroundColor: sea.primarySoft },
    '& [role=alert] > p': {
      display: 'flex',
      gap: 6,
      padding: '10px 14px',
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      color: error.main,
      '& > svg': { fontSize: '1.125rem' },
    },
  };
});

const Shown = styled('div')({ position: 'relative', overflow: 'hidden' });

const Mark = styled('span')({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineStart: 10,
  padding: '2px 8px',
  borderRadius: 6,
  backgroundColor: 'rgb(7 20 33 / 72%)',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '1.125rem',
  color: '#FFFFFF',
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 60,
  padding: '12px 14px',
  '&:empty': { display: 'none' },
});

export interface UploadSlotProps {
  /** "cover", "Navigation License": translated. */
  title: string;
  /** What is stored. */
  picture?: { src: string; thumbnail?: string | undefined } | undefined;
  ratio?: number | undefined;
  /** Object URL of the file that is chosen and not sent. */
  preview?: string | undefined;
  /** 0..1 while it is being sent. */
  progress?: number | undefined;
  /** Why the last one was refused; it can be sent again while the preview is there. */
  error?: string | undefined;
  /** It was refused for what it is: another one is wanted, and no other try. */
  isUnfit?: boolean | undefined;
  disabledReason?: string | undefined;
  onChoose: (file: File) => void;
  /** What was dropped, pasted or chosen is no picture. */
  onRefuse?: (text: string) => void;
  /** Without it the picture is sent with the form it stands in. */
  onSend?: () => void;
  onCancel: () => void;
  fit?: 'cover' | 'contain';
  /** A click on the picture opens it large. */
  canZoom?: boolean;
  /** What else can be done with the stored one. */
  children?: ReactNode;
}

type Phase = 'empty' | 'filled' | 'chosen' | 'sending';

const phaseOf = ({ progress, preview, picture }: UploadSlotProps): Phase => {
  if (progress !== undefined) return 'sending';
  if (preview !== undefined) return 'chosen';
  return picture ? 'filled' : 'empty';
};

/** §5 A place for one picture: chosen, dropped or pasted, looked at, then sent. */
export function UploadSlot(props: UploadSlotProps) {
  const { title, picture, ratio = 3 / 2, preview, progress = 0, error, disabledReason } = props;
  const { isUnfit, onChoose, onRefuse, onSend, onCancel, canZoom, fit = 'cover', children } = props;
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const phase = phaseOf(props);
  const { isOver, take, dropTarget } = usePictureIntake(place, {
    isClosed: disabledReason !== undefined || phase === 'sending',
    onPicture: onChoose,
    onOther: () => onRefuse?.(t(messages.refusal.notPicture)),
  });

  // A button that was pressed goes with its phase: the focus stays in the slot.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [phase]);

  const shown = preview === undefined ? picture : { src: preview };
  const choose = (label: string) => (
    <FileButton
      variant="outlined"
      color="inherit"
      disabledReason={disabledReason}
      label={label}
      accept="image/*"
      onChoose={(file) => take([file])}
    />
  );
  return (
    <Slot
      ref={place}
      aria-labelledby={`${id}-title`}
      aria-busy={phase === 'sending' || undefined}
      data-over={isOver || undefined}
      // A click on it makes it the place where a picture is pasted.
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
      {...dropTarget}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {shown ? (
        <Shown>
          {canZoom ? (
            <ZoomablePicture title={title} {...shown} ratio={ratio} />
          ) : (
            <Picture {...shown} alt={title} ratio={ratio} fit={fit} />
          )}
          {preview !== undefined && <Mark>{t('Not uploaded yet')}</Mark>}
        </Shown>
      ) : (
        <div data-part="zone" style={{ aspectRatio: ratio }}>
          <AddPhotoAlternateOutlined aria-hidden="true" />
          <p>{disabledReason ?? t('Drop a picture here, or paste one.')}</p>
          {phase === 'empty' && choose(t('Choose a picture'))}
        </div>
      )}
      <div role="alert">
        {error !== undefined && (
          <p>
            <ErrorOutlineRounded />
            {error}
          </p>
        )}
      </div>
      <Foot>
        {phase === 'filled' && children}
        {phase === 'filled' && choose(t('Replace'))}
        {phase === 'sending' && (
          <UploadProgress label={t('Uploading {{title}}', { title })} value={progress} />
        )}
        {phase === 'chosen' && isUnfit && choose(t('Choose a picture'))}
        {phase === 'chosen' && onSend && !isUnfit && (
          <ActionButton variant="contained" disabledReason={disabledReason} onClick={onSend}>
            {error === undefined ? t('Upload') : t('Retry')}
          </ActionButton>
        )}
        {(phase === 'chosen' || phase === 'sending') && (
          <Button key="cancel" variant="outlined" color="inherit" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </Foot>
    </Slot>
  );
}
