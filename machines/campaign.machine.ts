// §2 Messages: a push notification to many. The server finishes or fails it when everybody has been tried.
import { setup } from 'xstate';
import type { StateIn } from './decide.ts';

export type CampaignEvent =
  | { type: 'edit' }
  | { type: 'send' }
  | { type: 'finish' }
  | { type: 'fail' }
  | { type: 'retry' };

export const campaignMachine = setup({
  types: { events: {} as CampaignEvent },
}).createMachine({
  id: 'campaign',
  initial: 'draft',
  states: {
    draft: {
      on: { edit: 'draft', send: 'sending' },
    },
    sending: {
      tags: 'busy',
      on: { finish: 'sent', fail: 'failed' },
    },
    sent: {},
    failed: {
      description: 'Some were not reached: only they are tried again.',
      on: { retry: 'sending' },
    },
  },
});

export type CampaignState = StateIn<typeof campaignMachine>;

/** What staff may do with a campaign, and what the button reads. */
export const campaignActions = [
  { event: 'send', label: 'Send now' },
  { event: 'retry', label: 'Try again' },
] as const satisfies readonly { event: CampaignEvent['type']; label: string }[];
