// Asks before unsaved changes are left: by a link, by Back, by reload or by signing out.
import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import type { UnsavedDialogProps } from '#src/components/unsaved-dialog.tsx';
import { leave, leaveWith, stay, unsaved } from '#src/stores/unsaved.ts';

// Back cannot be refused. While something is unsaved the same address stands twice in the history: Back then leads to
// the same screen, and only the answer to the question leads further.
const mark = 'unsaved';
const isMarked = (): boolean => (history.state as Record<string, unknown> | null)?.[mark] === true;

function useBackGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const hold = (): void => history.pushState({ [mark]: true }, '');
    const onBack = (): void => {
      if (!unsaved.isDirty || isMarked()) return;
      hold();
      leaveWith(() => history.go(-2));
    };
    const onReload = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (!isMarked()) hold();
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onReload);
    return () => {
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onReload);
      if (isMarked()) history.back();
    };
  }, [isDirty]);
}

export function LeaveGuard() {
  const { isDirty, isAsking } = useSnapshot(unsaved);
  useBackGuard(isDirty);
  // Loaded beside the first change, so that it is there before it is needed and costs nothing before.
  const [Dialog, setDialog] = useState<ComponentType<UnsavedDialogProps>>();
  useEffect(() => {
    if (isDirty)
      void import('#src/components/unsaved-dialog.tsx').then(({ UnsavedDialog }) =>
        setDialog(() => UnsavedDialog),
      );
  }, [isDirty]);
  return Dialog && <Dialog isOpen={isAsking} onStay={stay} onLeave={leave} />;
}
