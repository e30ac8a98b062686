// How guests may pay, before a server that does not answer, or has heard of somebody else first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import { FormSources } from '#src/layout/editing/form-sources.tsx';
import { Toasts } from '#src/layout/toasts.tsx';
import { session } from '#src/stores/session.ts';
import { payment } from '#src/stores/settings.ts';
import { clearToasts } from '#src/stores/toasts.ts';
import { json, reply } from '../../../.storybook/fake-server.ts';
import { arrive } from '../../../.storybook/screen-story.tsx';
import { PaymentInformation } from './payment.tsx';

const zelle = { status: true, name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
let stored: object = zelle;
let sent: unknown[] = [];
const answer = () => json(200, { flag: true, data: { Zelle: stored }, version: 1 });

const meta = {
  title: 'Screen parts/Payment information',
  component: PaymentInformation,
  decorators: [
    (Story) => (
      <FormSources>
        <Story />
        <Toasts />
      </FormSources>
    ),
  ],
  beforeEach: () => {
    sessionStorage.clear();
    arrive('filled', 1);
    payment.row = undefined;
    stored = zelle;
    sent = [];
    const ends = [
      reply('getPayment', answer),
      reply('setPayment', (body) => {
        sent.push(body);
        return answer();
      }),
    ];
    return () => {
      for (const end of ends) end();
      clearToasts();
      payment.row = undefined;
      Object.assign(session, { state: 'signedOut', hasToken: false, admin: null });
    };
  },
} satisfies Meta<typeof PaymentInformation>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => within(await page.findByRole('article', { name }));
const saidAloud = (text: string) =>
  waitFor(() => expect(page.queryAllByRole('alert').map((one) => one.textContent)).toContain(text));

async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus();
  await fireEvent.input(field, { target: { value } });
}

export const NotLoaded: Story = {
  name: '§8 payment information that cannot be loaded offers Retry',
  beforeEach: () =>
    void reply('getPayment', () => json(200, { flag: false, sort: 'x', error: 'The harbour is closed.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The harbour is closed.')).toBeVisible();
    reply('getPayment', answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('article', { name: 'PayPal' })).toBeVisible();
  },
};

export const NotAccepted: Story = {
  name: '§5 a method that is on needs every field, said at the field and as a toast',
  play: async () => {
    const card = await cardOf('Zelle');
    await fill(card.getByLabelText(/^Name/), '');
    await fill(card.getByLabelText(/^Email/), 'nowhere');
    await userEvent.click(card.getByRole('button', { name: 'Save Changes' }));
    for (const text of ['Name is required.', 'Invalid email format.']) {
      await expect(await card.findByText(text)).toBeVisible();
      await saidAloud(text);
    }
    await expect(sent).toEqual([]);
  },
};

export const TwoAtOnce: Story = {
  name: 'two admins at once: the second sees both sides and chooses',
  play: async () => {
    const card = await cardOf('Zelle');
    await fill(card.getByLabelText(/^Name/), 'Mine');
    stored = { ...zelle, name: 'Theirs' };
    const end = reply('setPayment', () => {
      end();
      reply('setPayment', (body) => {
        sent.push(body);
        stored = { ...zelle, name: 'Mine' };
        return answer();
      });
      return json(412, { flag: false, error: messages.refusal.stale, data: { Zelle: stored } });
    });
    await userEvent.click(card.getByRole('button', { name: 'Save Changes' }));
    const box = within(
      await page.findByRole('dialog', { name: /^Somebody else changed this/ }, { timeout: 10_000 }),
    );
    await expect(box.getByRole('row', { name: 'Name Mine Theirs' })).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sent).toEqual([{ payment: { Zelle: { ...zelle, name: 'Mine' } } }]));
  },
};
