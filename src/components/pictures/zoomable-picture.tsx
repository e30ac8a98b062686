import CloseRounded from '@mui/icons-material/CloseRounded';
import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import IconButton from '@mui/material/IconButton';
import { Picture } from './picture.tsx';

const Zoom = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'zoom-in',
  // The ring lies over the picture.
  isolation: 'isolate',
  '& > div': { zIndex: -1 },
  '&:focus-visible': { outlineOffset: -4 },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 10,
    bottom: 10,
    width: 30,
    height: 30,
    padding: 5,
    borderRadius: 8,
    color: '#FFFFFF',
    backgroundColor: 'rgb(7 20 33 / 72%)',
  },
}));

const Large = styled('div')({
  position: 'relative',
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: 'calc(100dvh - 96px)', margin: '0 auto' },
  '& > button': {
    position: 'absolute',
    top: 8,
    insetInlineEnd: 8,
    '&, &:hover': { color: '#FFFFFF', backgroundColor: 'rgb(7 20 33 / 72%)' },
  },
});

export interface ZoomablePictureProps {
  /** Names the picture: "Navigation License". */
  title: string;
  src: string;
  thumbnail?: string;
  ratio?: number;
}

/** A picture that a click opens as large as the window allows. */
export function ZoomablePicture({ title, src, thumbnail, ratio = 3 / 2 }: ZoomablePictureProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Zoom aria-label={t('Enlarge {{title}}', { title })} onClick={() => setLarge(true)}>
        <Picture src={src} thumbnail={thumbnail} alt="" ratio={ratio} />
        <ZoomInRounded aria-hidden="true" />
      </Zoom>
      <Dialog open={isLarge} onClose={() => setLarge(false)} maxWidth="lg" aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`} className="visually-hidden">
          {title}
        </DialogTitle>
        <Large>
          <img src={src} alt={title} />
          <IconButton aria-label={t('Close')} onClick={() => setLarge(false)} autoFocus>
            <CloseRounded />
          </IconButton>
        </Large>
      </Dialog>
    </>
  );
}
