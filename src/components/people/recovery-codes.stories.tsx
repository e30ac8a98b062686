import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = { title: 'People/Recovery codes', component: RecoveryCodes } satisfies Meta<
  typeof RecoveryCodes
>;

export default meta;

export const Codes: StoryObj<typeof meta> = {
  args: {
    codes: [
      'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345',
      'STUV-WXYZ-2345-6789-ABCD-EFGH-JKLM',
      'BCDE-FGHJ-KLMN-PQRS-TUVW-XYZ2-3456',
    ],
    onDownload: fn(),
    onDone: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
