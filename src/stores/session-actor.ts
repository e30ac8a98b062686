import { createActor, type Actor } from 'xstate';
import { sessionMachine, type SessionState } from '#machines/session.machine.ts';

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts the session machine and tells each state it comes to. */
export function startSession(tell: (state: SessionState) => void): SessionActor {
  const actor = createActor(sessionMachine);
  actor.subscribe(({ value }) => tell(value));
  return actor.start();
}
