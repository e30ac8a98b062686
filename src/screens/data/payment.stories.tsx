// How guests may pay, before a server that does not answer, or has heard of somebody else first.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { FormSources } from '#src/layout/editing/form-sources.tsx';
import { Toasts } from '#src/layout/toasts.tsx';
import { payment } from '#src/stores/settings.ts';
import { clearToasts } from '#src/stores/toasts.ts';
import { outdated, reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { PaymentInformation } from './payment.tsx';

const zelle = { status: true, name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
let stored: object = zelle;
let sent: unknown[] = [];
const answer = () => Response.json({ flag: true, data: { Zelle: stored }, version: 1 });

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
    reply({
      getPayment: answer,
      setPayment: async (request) => {
        sent.push(await request.json());
        return answer();
      },
    });
    return () => {
      clearToasts();
      payment.row = undefined;
      leave();
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
    reply({
      getPayment: () => Response.json({ flag: false, sort: 'x', error: 'The harbour is closed.' }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The harbour is closed.')).toBeVisible();
    reply({ getPayment: answer });
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
    reply({
      setPayment: () => {
        reply({
          setPayment: async (request) => {
            sent.push(await request.json());
            stored = { ...zelle, name: 'Mine' };
            return answer();
          },
        });
        return outdated({ Zelle: stored });
      },
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
