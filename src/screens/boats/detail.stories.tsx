// The page of a boat, before a server that does not answer, answers late, or has heard of somebody else first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { outdated, reply } from '../../../.storybook/fake-server.ts';
import { paperPicture } from '../../../.storybook/pictures.ts';
import { served, ServedBoat, serveBoat, told } from '../../../.storybook/served-boat.tsx';
import { BoatDetail } from './detail.tsx';

const docImage = { navigation: paperPicture('Licence'), authorization: paperPicture('Deed') };
const undecided = { docImage, status: { navigation: 0, authorization: 1 } };

const meta = {
  title: 'Screen parts/Boat',
  component: ServedBoat,
  parameters: { controls: { disable: true } },
  beforeEach: () => serveBoat(BoatDetail, { boat: undecided }),
} satisfies Meta<typeof ServedBoat>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const saidAloud = (text: string) => waitFor(() => expect(told().join('\n')).toContain(text));

export const NotLoaded: Story = {
  name: '§8 a boat that cannot be loaded says so and can be asked for again',
  beforeEach: () => reply({ getBoat: unreachable }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: messages.failure.generic })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Boats' })).toBeVisible();
    reply({ getBoat: () => served.boat });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Boat Documentation' })).toBeVisible();
  },
};

export const WithoutPictures: Story = {
  name: 'a boat without pictures shows a drawing, and nothing that is broken',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bavaria Cruiser 46' });
    const drawing = canvas.getByRole('img', { name: 'Bavaria Cruiser 46' });
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAttribute('data-drawn');
    const broken = [...canvasElement.querySelectorAll('img')].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth === 0,
    );
    await expect(broken).toEqual([]);
  },
};

export const WithoutModel: Story = {
  name: 'a boat whose model is not known has a heading, and so has a host without a name',
  beforeEach: () => {
    served.boat = { ...served.boat, model: '' };
    reply({ getUser: () => ({ _id: 'host-1' }) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Boat' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Host' })).toBeVisible();
  },
};

export const UnreadableScore: Story = {
  name: '§7 a host whose score cannot be read is no top host, and a similar boat without a key leads nowhere',
  beforeEach: () =>
    reply({
      getUser: () => ({ _id: 'host-1', firstName: 'Ana', review: [4.8] }),
      getSimilarBoats: () => [{ model: 'Aurora' }],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ana' })).toBeVisible();
    await expect(canvas.queryByText('Top host')).toBeNull();
    const similar = await canvas.findByRole('heading', { name: 'Aurora' });
    await expect(within(similar.closest('article') as HTMLElement).queryByRole('button')).toBeNull();
  },
};

export const HostWithoutKey: Story = {
  name: '§7 a host without a key is shown by name, and leads nowhere',
  beforeEach: () => {
    served.boat = { ...served.boat, user: { _id: null, firstName: 'Ana', lastName: 'Marin' } as never };
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Host' }));
    await expect(card.getByRole('heading', { name: 'Ana Marin' })).toBeVisible();
    await expect(card.queryByRole('link')).toBeNull();
    await expect(card.queryByRole('button')).toBeNull();
    await expect(told()).toEqual([]);
  },
};

async function openDocuments(canvas: Screen) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Boat Documentation' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Boat Documentation' }));
  const card = dialog.getByRole('article', { name: 'Navigation License' });
  const actions = (): string[] =>
    within(card)
      .getAllByRole('button', { name: /^(?!Enlarge)/ })
      .map(({ textContent }) => textContent ?? '');
  return {
    card,
    actions,
    press: (name: string) => userEvent.click(within(card).getByRole('button', { name })),
  };
}

export const DecisionNotSent: Story = {
  name: '§8 a decision that does not reach the server says so and leaves the buttons',
  beforeEach: () => reply({ setBoatStatus: unreachable }),
  play: async ({ canvas }) => {
    const { actions, press } = await openDocuments(canvas);
    await press('Approve');
    await saidAloud(messages.failure.generic);
    await waitFor(() => expect(actions()).toEqual(['Approve', 'Reject']));
  },
};

export const DecidedFirst: Story = {
  name: '§4 a decision somebody else made first is shown instead of being overwritten',
  beforeEach: () =>
    reply({
      setBoatStatus: () => {
        served.boat = { ...served.boat, status: { navigation: 1, authorization: 1 } };
        return outdated(served.boat);
      },
    }),
  play: async ({ canvas }) => {
    const { card, actions, press } = await openDocuments(canvas);
    await press('Reject');
    await saidAloud('Somebody else changed this in the meantime.');
    await waitFor(() => expect(card).toHaveTextContent(labels.document.approved.text));
    await expect(actions()).toEqual(['Ask Verification']);
  },
};

export const Enlarged: Story = {
  name: 'a document is enlarged and the dialog stays',
  play: async ({ canvas }) => {
    const { press } = await openDocuments(canvas);
    await press('Enlarge Navigation License');
    const large = within(
      await page.findByRole('dialog', { name: 'Navigation License' }),
    ).getByRole<HTMLImageElement>('img', { name: 'Navigation License' });
    await large.decode();
    await expect(large.naturalWidth).toBeGreaterThan(0);
    await waitFor(() => expect(large).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(large).not.toBeInTheDocument());
    await expect(page.getByRole('dialog', { name: 'Boat Documentation' })).toBeVisible();
  },
};
