// §4: the session of the signed-in admin, as the client sees it.
import { setup } from 'xstate';
import type { StateIn } from './decide.ts';

export type SessionEvent =
  | { type: 'check' }
  | { type: 'signIn' }
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'unreachable' }
  | { type: 'codeAsked' }
  | { type: 'signOut' };

export const sessionMachine = setup({
  types: { events: {} as SessionEvent },
}).createMachine({
  id: 'session',
  initial: 'signedOut',
  states: {
    signedOut: {
      tags: 'showLogin',
      on: { signIn: 'signingIn', check: 'checking' },
    },
    checking: {
      description: 'A stored token is held against the protected call.',
      tags: 'busy',
      on: {
        accepted: 'signedIn',
        refused: 'signedOut',
        unreachable: 'unconfirmed',
        signIn: 'signingIn',
        signOut: 'signedOut',
      },
    },
    unconfirmed: {
      description: 'The server could not be asked: the token is kept, and may be checked again.',
      on: { check: 'checking', signIn: 'signingIn', refused: 'signedOut', signOut: 'signedOut' },
    },
    signingIn: {
      tags: ['busy', 'showLogin'],
      on: {
        accepted: 'signedIn',
        refused: 'signedOut',
        unreachable: 'signedOut',
        codeAsked: 'awaitingCode',
      },
    },
    awaitingCode: {
      description: 'The password was right, and a second factor is asked for.',
      tags: 'showLogin',
      on: { signIn: 'signingIn', signOut: 'signedOut' },
    },
    signedIn: {
      on: { signOut: 'signedOut', refused: 'signedOut', check: 'checking' },
    },
  },
});

export type SessionState = StateIn<typeof sessionMachine>;
