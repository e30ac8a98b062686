// §8 toasts: top-centre, 5 s, errors until closed; 10 s where something can be undone.
// Before the toast library: it makes its styles while it is loaded.
import '#src/look/nonce.ts';
import CloseRounded from '@mui/icons-material/CloseRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  SnackbarProvider,
  type SnackbarKey,
} from 'notistack';
import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { onConnected } from '#src/browser/connection.ts';
import { onMissingPart } from '#src/browser/missing-parts.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { pressedBy } from '#src/look/keys.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { toasts } from '#src/stores/toasts.ts';
import { announcementRoot } from './announcement-root.ts';

const shownFor = 5000;
const undoableFor = 10_000;
const missingPart =
  'A part of this page could not be loaded. Check the connection, then load the page again.';

const Content = styled(MaterialDesignContent)(({ theme, variant }) => {
  const { main, light } = theme.vars.palette[variant === 'default' ? 'info' : variant];
  return {
    // Twice the class: the library's own rules come later.
    '&&': {
      flexWrap: 'nowrap',
      border: `1px solid ${main}`,
      borderRadius: 8,
      backgroundColor: light,
      boxShadow: '0 12px 32px -8px rgb(11 31 51 / 22%)',
      font: 'inherit',
      color: main,
    },
    '& button': { color: 'inherit' },
  };
});

/**
 * On a phone one line lies on the top bar alone, and the last one on the one before: what is worked on stands below them.
 * By its element too, so that it holds wherever the library has put its own styles.
 */
const onEachOther = {
  'div.notistack-SnackbarContainer': { top: -2, display: 'grid', '& > *': { gridArea: '1 / 1' } },
};

const contents = { success: Content, error: Content, warning: Content, info: Content };

interface ActionsProps {
  id: SnackbarKey;
  undo?: () => void;
  /** Loading the page again is what helps. */
  isOutOfDate?: boolean;
}

function Actions({ id, undo, isOutOfDate = false }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {undo && (
        <IconButton
          aria-label={t('Undo')}
          title={t('Undo')}
          {...pressedBy('undo')}
          onClick={() => {
            closeSnackbar(id);
            undo();
          }}
        >
          <UndoRounded />
        </IconButton>
      )}
      {isOutOfDate && (
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {t('Load again')}
        </Button>
      )}
      <IconButton aria-label={t('Close')} onClick={() => closeSnackbar(id)}>
        <CloseRounded />
      </IconButton>
    </>
  );
}

export interface ToastsProps {
  /** A part of the page was missed before this was there to say it. */
  hasMissed?: boolean;
}

export function Toasts({ hasMissed = false }: ToastsProps) {
  const { t } = useTranslation();
  const { waiting, cleared } = useSnapshot(toasts);
  const isNarrow = useIsNarrow();
  const [root] = useState(announcementRoot);
  const isUntold = useRef(hasMissed);

  useEffect(() => () => root.remove(), [root]);

  useEffect(() => {
    const last = waiting.at(-1);
    // Before they are drawn: one that cannot be is not tried for ever. What was said since this was begun waits.
    if (last) toasts.waiting = toasts.waiting.filter(({ id }) => id > last.id);
    for (const { id, kind, text, undo } of waiting)
      enqueueSnackbar(t(text), {
        key: id,
        variant: kind,
        persist: kind === 'error',
        ...(undo && { autoHideDuration: undoableFor, action: () => <Actions id={id} undo={undo} /> }),
      });
  }, [waiting, t]);

  useEffect(() => {
    const tell = (): void =>
      void enqueueSnackbar(t(missingPart), {
        key: missingPart,
        variant: 'error',
        persist: true,
        preventDuplicate: true,
        action: (id) => <Actions id={id} isOutOfDate />,
      });
    if (isUntold.current) tell();
    isUntold.current = false;
    return onMissingPart(tell);
  }, [t]);

  // What is wanted still is asked for again, and told of again where it does not come.
  useEffect(() => onConnected(() => closeSnackbar(missingPart)), []);

  return (
    <>
      {isNarrow && <GlobalStyles styles={onEachOther} />}
      <SnackbarProvider
        // To close them leaves those that wait for a place.
        key={cleared}
        domRoot={root}
        // On a phone fewer are closed one by one; each field says what is wrong with it too.
        maxSnack={isNarrow ? 2 : 4}
        Components={contents}
        autoHideDuration={shownFor}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        action={(id) => <Actions id={id} />}
      />
    </>
  );
}
