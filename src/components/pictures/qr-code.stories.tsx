import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = { title: 'Pictures/QR code', component: QrCode } satisfies Meta<typeof QrCode>;

export default meta;

export const Address: StoryObj<typeof meta> = {
  args: {
    text: 'otpauth://totp/Quarterdeck:ana%40example.com?secret=Z6KT4IQ3K2T5DN2FN76OFV2IJPZUCITP&issuer=Quarterdeck',
    label: 'Code for the camera of your phone',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
