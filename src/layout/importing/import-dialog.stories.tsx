import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { definition } from '#schemas/generated/forms/incident.js';
import { ImportDialog } from './import-dialog.tsx';

const csv = (text: string): File => new File([text], 'incidents.csv', { type: 'text/csv' });

/** The dialog fades in. */
const shown = async (found: Promise<HTMLElement>): Promise<HTMLElement> => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
  return element;
};
const input = (): HTMLInputElement =>
  screen.getByRole('dialog').querySelector('input[accept*=csv]') as HTMLInputElement;

const meta = {
  title: 'Layout/Import dialog',
  component: ImportDialog,
  args: {
    noun: 'incident',
    title: 'Incidents',
    loadForm: () => Promise.resolve(definition),
    onAdded: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    const check = screen.getByRole('button', { name: 'Check every row' });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(check).toHaveAccessibleDescription('Choose a CSV file first.');
  },
};

export const Matched: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind;Day;Description\nScratch;Damage;1.2.2026;At the bow\n'));
    await shown(screen.findByText('incidents.csv: 1 row'));
    await shown(screen.findByText('Still to be matched, or given a default: Happened on.'));
    const cost = within(screen.getByRole('group', { name: 'Estimated cost' }));
    const usual = cost.getByRole('textbox', { name: 'Where it is empty' });
    await userEvent.type(usual, '12.50');
    await userEvent.tab();
    await expect(usual).toHaveValue('12.5');
  },
};

export const WithoutRows: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title;Kind\n'));
    await shown(screen.findByText('There are no rows below the first line.'));
  },
};

export const NoCsv: Story = {
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('button', { name: 'Choose a CSV file' }));
    await userEvent.upload(input(), csv('Title\n"never closed\n'));
    await shown(screen.findByText(/This is not a CSV from line \d on; mend that line\./));
  },
};

export const German: Story = { globals: { language: 'de' } };
