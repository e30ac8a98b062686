// The rows that refer to a row, while rows of collections change.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { announceChange } from '#src/stores/row-changes.ts';
import { gate } from '#tests/support/gate.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { ReferringPanel } from './referring-panel.tsx';

/** A server that knows of one incident, which is called so. */
const told = (name: string) => [
  { collection: 'incident', filter: 'booking', total: 1, rows: [{ _id: '1', name }] },
];
const asked = fn<() => unknown>();

const meta = {
  title: 'Layout/Referring panel',
  component: ReferringPanel,
  args: { list: 'booking', id: '7' },
  beforeEach: () => {
    arrive('filled', 1);
    reply({ getReferring: asked });
    asked.mockReset();
    return leave;
  },
} satisfies Meta<typeof ReferringPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = gate<unknown>();

export const AnsweredInAnotherOrder: Story = {
  name: 'what was asked for last is shown, in whichever order the answers come',
  beforeEach: () => {
    asked.mockReturnValueOnce(late.passed).mockReturnValueOnce(told('Torn sail, mended'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    announceChange('incident', '1', 2);
    await canvas.findByText('Torn sail, mended');
    late.open(told('Torn sail'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Torn sail, mended')).toBeVisible();
  },
};

export const AskedAgainInVain: Story = {
  name: 'what is shown stays where the server cannot be asked again',
  beforeEach: () => {
    asked.mockReturnValueOnce(told('Torn sail')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Torn sail');
    announceChange('incident', '1', 2);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Torn sail')).toBeVisible();
  },
};
