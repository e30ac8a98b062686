import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { definition as bank } from '#schemas/generated/forms/payment-bank.js';
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { session } from '#src/stores/session.ts';
import type { PaymentSetting } from '#src/stores/settings.ts';
import { PaymentCard } from './payment-card.tsx';

const known = {
  bank: 'Harbour Bank',
  name: 'Quarterdeck Ltd',
  email: 'pay@quarterdeck.example',
  accoountN: '1234 5678 9012',
  aba: '021000021',
  address: '1 Quay Street, Split',
  switf: 'HARBHR2X',
};
const rowOf = (method: Record<string, unknown>): PaymentSetting => ({
  methods: { Bank: method },
  version: undefined,
});

const meta = {
  title: 'Screen parts/Payment card',
  parameters: { controls: { disable: true } },
  render: () => <PaymentCard name="Bank" form={bank} row={rowOf({ ...known, status: true })} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^SWIFT code/)).not.toHaveAttribute('readonly');
  },
};

export const Off: Story = {
  render: () => <PaymentCard name="Bank" form={bank} row={rowOf({ ...known, status: false })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^SWIFT code/)).toHaveAttribute('readonly');
  },
};

export const TurnedOnBeforeItIsSaved: Story = {
  render: () => <PaymentCard name="Bank" form={bank} row={rowOf({})} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByLabelText(/^SWIFT code/)).not.toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('SWIFT code is required.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
  },
};

export const ReadOnlyByRole: Story = {
  beforeEach: () => {
    session.admin = { _id: 'support', role: 3 };
    return () => void (session.admin = null);
  },
  render: () => (
    <PaymentCard name="Bank" form={bank} row={rowOf({ ...known, accoountN: '••••••••9012', status: true })} />
  ),
  play: async ({ canvas }) => {
    const refusal = english(refusalOf('settings.edit'));
    const number = canvas.getByLabelText(/^Account number/);
    await expect(number).toHaveValue('••••••••9012');
    await expect(number).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(refusal);
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};
