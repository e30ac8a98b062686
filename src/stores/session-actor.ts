import { createActor, type Actor } from 'xstate';
import { sessionMachine, type SessionState } from '#machines/session.machine.ts';

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts the session machine, and shows each state it comes to. */
export function startSession(shown: { state: SessionState }): SessionActor {
  const actor = createActor(sessionMachine);
  actor.subscribe(({ value }) => void (shown.state = value));
  return actor.start();
}
