// §2 §6 every state and event of the machine of notifications, for each role, on one that was written.
import type { Meta } from '@storybook/react-vite';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { campaignActions, campaignMachine, type CampaignState } from '#machines/campaign.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Campaign } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { openedCampaign } from '#src/stores/campaigns.ts';
import { driveAs, type MachineStory } from '../../../.storybook/machine-story.tsx';
import { Push } from './push.tsx';

export default { title: 'Screen parts/Campaign machine' } satisfies Meta;

const story: MachineStory<Campaign> = {
  machine: campaignMachine,
  words: labels.campaign,
  path: `${paths.messages}?part=push&row=c-1`,
  readBy: 'getCampaign',
  draw: () => <Push />,
  rowIn: (state) => ({
    _id: 'c-1',
    status: state as CampaignState,
    audience: 'hosts',
    text: 'Fair winds',
    recipients: 1,
  }),
  stateOf: ({ status }) => String(status),
  show: openedCampaign.show,
  shown: () => document.querySelector('article dt')?.nextElementSibling,
  labels: {
    edit: 'Edit',
    ...Object.fromEntries(campaignActions.map(({ event, label }) => [event, label])),
  },
  events: {
    updateCampaign: () => 'edit',
    decideCampaign: async (request) => ((await request.json()) as { event: string }).event,
  },
  fill: {
    edit: async () => {
      const words = await screen.findByRole('textbox', { name: /^Notification/ });
      await fireEvent.change(words, { target: { value: 'Fair winds to you' } });
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    },
  },
  refusalOf: () => undefined,
};

export const FullAccess = driveAs(1, story);
export const Manager = driveAs(2, story);
export const CustomerSupport = driveAs(3, story);
