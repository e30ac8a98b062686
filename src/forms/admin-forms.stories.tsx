// §5 the forms of admin accounts: what they refuse, what the server refuses, and what an empty password means.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { definition as added } from '#schemas/generated/forms/admin.js';
import { definition as row } from '#schemas/generated/forms/admin-row.js';
import { SchemaForm } from './schema-form.tsx';

const meta = { title: 'Forms/Admins', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

const sent = fn();
const mia = { firstName: 'Mia', lastName: 'Berg', email: 'mia@staff.example', role: 2 as const };

export const Refused: StoryObj = {
  render: () => <SchemaForm form={added} value={{}} onSubmit={sent} layout="dialog" />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add admin' }));
    for (const text of [
      'Admin Name is required.',
      'Email is required.',
      'Password is required.',
      'Role field must not be empty',
    ])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: StoryObj = {
  render: () => (
    <SchemaForm
      form={row}
      value={mia}
      problems={{ email: 'Another admin has this email already.' }}
      onSubmit={sent}
      layout="dialog"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another admin has this email already.')).toBeVisible();
  },
};

export const EmptyPasswordStaysAway: StoryObj = {
  render: () => <SchemaForm form={row} value={mia} onSubmit={sent} layout="dialog" />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith(mia);
  },
};

export const Saving: StoryObj = {
  render: () => <SchemaForm form={row} value={mia} onSubmit={sent} layout="dialog" busy />,
};

export const ReadOnly: StoryObj = {
  render: () => (
    <SchemaForm
      form={row}
      value={mia}
      onSubmit={sent}
      layout="dialog"
      readOnly="Only admins with full access may change admin accounts."
    />
  ),
};
