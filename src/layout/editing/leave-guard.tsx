// Asks before unsaved changes are left: by a link, by Back, by reload or by signing out.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { forgive } from '#src/browser/missing-parts.ts';
import { t } from '#src/language/i18n.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { hold, isHeld, release, wasHeldHere } from '#src/stores/held-entry.ts';
import { leave, leaveWith, stay, unsaved } from '#src/stores/unsaved.ts';

const loadDialog = () =>
  import('#src/components/feedback/unsaved-dialog.tsx').then(({ UnsavedDialog }) => UnsavedDialog);

/** What is held goes as soon as nothing is unsaved: also after a reload, which may have forgotten it, and after Forward. */
function letGo(): () => void {
  release();
  const onForward = (): void => release();
  window.addEventListener('popstate', onForward);
  return () => window.removeEventListener('popstate', onForward);
}

function guard(): () => void {
  const onBack = (): void => {
    if (!unsaved.isDirty || isHeld() || !wasHeldHere()) return;
    hold();
    leaveWith(() => history.back());
  };
  const onReload = (event: BeforeUnloadEvent): void => {
    if (unsaved.isDirty) event.preventDefault();
  };
  if (!isHeld()) hold();
  window.addEventListener('popstate', onBack);
  window.addEventListener('beforeunload', onReload);
  return () => {
    window.removeEventListener('popstate', onBack);
    window.removeEventListener('beforeunload', onReload);
  };
}

/** Without the connection, or after an update, the dialog may be missing: the browser asks then, or nobody could leave. */
function missDialog(error: unknown): void {
  forgive(error);
  if (!unsaved.isAsking) return;
  if (window.confirm(t('What you changed on this page is lost when you leave it.'))) leave(release);
  else stay();
}

export function LeaveGuard() {
  const { isDirty, isAsking } = useSnapshot(unsaved);
  useEffect(() => (isDirty ? guard() : letGo()), [isDirty]);
  // Loaded beside the first change, so that it is there before it is needed and costs nothing before.
  return (
    <WhenOpen
      load={loadDialog}
      isOpen={isDirty}
      need={isAsking}
      onMissing={missDialog}
      props={{ isOpen: isAsking, onStay: stay, onLeave: () => leave(release) }}
    />
  );
}
