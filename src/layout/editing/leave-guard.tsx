// Asks before unsaved changes are left: by a link, by Back, by reload or by signing out.
import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import type { UnsavedDialogProps } from '#src/components/feedback/unsaved-dialog.tsx';
import { leave, leaveWith, stay, unsaved } from '#src/stores/unsaved.ts';

const loadDialog = () =>
  import('#src/components/feedback/unsaved-dialog.tsx').then(({ UnsavedDialog }) => UnsavedDialog);

// Back cannot be refused. While something is unsaved the same address stands twice in the history: Back then leads to
// the same screen, and only the answer to the question leads further. The second entry goes before anything else does.
const mark = 'unsaved';
const isMarked = (): boolean => (history.state as Record<string, unknown> | null)?.[mark] === true;
let heldAt = '';
let isReleasing = false;

function hold(): void {
  heldAt = window.location.pathname;
  // The step back after a save is not seen: the page stays where it was scrolled to.
  history.scrollRestoration = 'manual';
  history.pushState({ [mark]: true }, '');
}

/** Takes the second entry away, then goes on. */
function release(go?: () => void): void {
  if (isReleasing || !isMarked()) return go?.();
  isReleasing = true;
  const onLanded = (): void => {
    isReleasing = false;
    history.scrollRestoration = 'auto';
    go?.();
    // Typed again in the meantime.
    if (unsaved.isDirty && !isMarked()) hold();
  };
  window.addEventListener('popstate', onLanded, { once: true });
  history.back();
}

function useBackGuard(isDirty: boolean): void {
  useEffect(() => {
    // Also after a reload, which may have forgotten what was unsaved.
    if (!isDirty) return release();
    const onBack = (): void => {
      if (!unsaved.isDirty || isMarked() || window.location.pathname !== heldAt) return;
      hold();
      leaveWith(() => history.back());
    };
    const onReload = (event: BeforeUnloadEvent): void => {
      if (unsaved.isDirty) event.preventDefault();
    };
    if (!isMarked()) hold();
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onReload);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onReload);
    };
  }, [isDirty]);
}

export function LeaveGuard() {
  const { isDirty, isAsking } = useSnapshot(unsaved);
  useBackGuard(isDirty);
  // Loaded beside the first change, so that it is there before it is needed and costs nothing before.
  const [Dialog, setDialog] = useState<ComponentType<UnsavedDialogProps>>();
  useEffect(() => {
    if (isDirty) void loadDialog().then((loaded) => setDialog(() => loaded));
  }, [isDirty]);
  return Dialog && <Dialog isOpen={isAsking} onStay={stay} onLeave={() => leave(release)} />;
}
