/** One screen in its shell, at its address, before a server in some mood. */
import { useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { connect } from '#src/api/call.ts';
// What the app loads when it is needed is here before a story waits for it.
import '#src/app/screens.ts';
import '#src/layout/shell.tsx';
import '#src/layout/toasts.tsx';
import { App } from '#src/app/app.tsx';
import { session } from '#src/stores/session.ts';
import { forgetReplies, install, type Server } from './fake-server.ts';
import { sample } from './samples.ts';

export interface ScreenStoryProps {
  path: string;
  server: Server;
  /** Of the admin who is signed in. */
  role?: number;
  /** The row of a list that is open; a screen that shows one row has one anyway. */
  row?: string;
}

const showsOneRow = /\/(detail|proof)$/;

/** Signs in before a server in some mood. */
export function arrive(server: Server, role: number): void {
  install(server);
  connect({
    host: '',
    token: () => 'story',
    onSessionEnd: () => undefined,
    offers: () => Promise.resolve(false),
  });
  sessionStorage.setItem('currentBoat', '1');
  // By a way forward: no list stands as another story has left it.
  window.dispatchEvent(new Event('pushState'));
  Object.assign(session, { state: 'signedIn', hasToken: true, admin: { ...sample('admin'), role } });
}

/** Signs out, and the server forgets what it was to reply: the next story begins with nobody. */
export function leave(): void {
  forgetReplies();
  Object.assign(session, { state: 'signedOut', hasToken: false, admin: null });
}

export function ScreenStory({ path, server, role = 1, row }: ScreenStoryProps) {
  const shown = row ?? (showsOneRow.test(path) ? '1' : undefined);
  const location = useMemo(() => {
    arrive(server, role);
    return memoryLocation({ path, searchPath: shown === undefined ? '' : `row=${shown}&user=${shown}` });
  }, [path, server, role, shown]);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App key={[path, server, role, shown].join()} />
    </Router>
  );
}
