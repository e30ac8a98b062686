// The forms of a boat's settings with the widgets of several inputs: what they show, send and refuse.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition as accessories } from '#schemas/generated/forms/accessories.js';
import { definition as campaign } from '#schemas/generated/forms/campaign.js';
import { definition as cancellation } from '#schemas/generated/forms/cancellation.js';
import { definition as plan } from '#schemas/generated/forms/plan.js';
import type { Person } from '#src/components/people/person-option.tsx';
import { fixedLists, FormSourcesContext, type Lookups, type People as Crowd } from './form-context.ts';
import { SchemaForm } from './schema-form.tsx';

const meta = { title: 'Forms/Settings', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

const sent = fn();

const withLists = (lookups: Lookups) => {
  const lists = fixedLists(lookups);
  return function WithLists(Story: ComponentType) {
    return (
      <FormSourcesContext value={{ lists }}>
        <Story />
      </FormSourcesContext>
    );
  };
};

export const CancellationPolicy: StoryObj = {
  render: () => <SchemaForm form={cancellation} value={{}} onSubmit={sent} layout="dialog" />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const group = canvas.getByRole('radiogroup', { name: 'Cancellation policy' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription('Cancellation policy field must not be empty'),
    );
    await expect(canvas.getByRole('radio', { name: 'FLEXIBLE' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'STRICT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(sent).toHaveBeenCalledWith({ cancellation: 3 });
  },
};

export const Accessories: StoryObj = {
  decorators: withLists({ accessories: catalogueRows.accessories }),
  render: () => <SchemaForm form={accessories} value={{ accessories: ['3', 1, 999] }} onSubmit={sent} />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(canvas.getByRole('group', { name: 'Accessories' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'gps{Enter}');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    const gps = canvas.getByRole('checkbox', { name: 'GPS' });
    await userEvent.click(gps);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(gps);
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No longer in the list (999)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(sent).toHaveBeenCalledWith({ accessories: ['3', 1] });
  },
};

const crowd: Partial<Record<string, Person | null>> = { '1': { _id: '1', name: 'Ana Horvat' }, gone: null };
const get = fn((id: string) => Promise.resolve(crowd[id]));
const people: Crowd = { find: () => Promise.resolve([]), get };

/** One is known, one is gone, and one could not be asked for. */
export const People: StoryObj = {
  decorators: (Story) => (
    <FormSourcesContext value={{ people }}>
      <Story />
    </FormSourcesContext>
  ),
  render: () => (
    <SchemaForm
      form={campaign}
      value={{ audience: 'specific', users: ['1', 'gone', 'away'] }}
      onSubmit={sent}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Horvat')).toBeVisible();
    await expect(canvas.getByText('No longer in the list (gone)')).toBeVisible();
    await expect(canvas.getByText('away')).toBeVisible();
    await expect(get.mock.calls).toEqual([['1'], ['gone'], ['away']]);
  },
};

export const AccessoriesRefused: StoryObj = {
  decorators: withLists({ accessories: catalogueRows.accessories.slice(0, 6) }),
  render: () => (
    <SchemaForm
      form={accessories}
      value={{ accessories: [1] }}
      problems={{ accessories: 'Accessories is not in the list any more. Choose again.' }}
      onSubmit={sent}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Accessories' });
    await expect(group).toHaveAccessibleDescription(/not in the list/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'GPS' }));
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
  },
};

export const AccessoriesReadOnly: StoryObj = {
  decorators: withLists({ accessories: catalogueRows.accessories }),
  render: () => <SchemaForm form={accessories} value={{ accessories: [1, 4] }} onSubmit={sent} readOnly />,
};

export const AccessoriesLoading: StoryObj = {
  render: () => <SchemaForm form={accessories} value={{ accessories: [1] }} onSubmit={sent} />,
};

export const Plan: StoryObj = {
  render: () => (
    <SchemaForm form={plan} value={{ description: 'A day', price: 200 }} onSubmit={sent} layout="dialog" />
  ),
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await expect(canvas.getByRole('option', { name: 'Yes' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Captain/ }), 'No');
    const date = (field: string) =>
      [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=date]')][field === 'Start' ? 0 : 1] ??
      canvasElement;
    await userEvent.type(date('Start'), '2026-05-01');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start Time' }), '10:15');
    await userEvent.type(date('End'), '2026-05-01');
    await expect(canvas.queryByText('End must be a date and a time.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('End must be a date and a time.')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End Time' }), '10:00');
    await waitFor(() => expect(canvas.getByText('End must be later than the start.')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End Time' }), '18:45');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        description: 'A day',
        price: 200,
        captain: 2,
        start: '2026-05-01T10:15:00Z',
        end: '2026-05-01T18:45:00Z',
      }),
    );
  },
};
