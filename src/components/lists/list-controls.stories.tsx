import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { today } from '#schemas/days.ts';
import { columnKey } from '#schemas/table.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import { ColumnChooser } from './column-chooser.tsx';
import { DateRangeFilter } from './date-range-filter.tsx';
import { FilterButton } from './filter-button.tsx';
import { LabelFilter } from './label-filter.tsx';
import { NumberRangeFields } from './number-range-fields.tsx';
import { Pager } from './pager.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { useDataTable } from './use-data-table.ts';

const meta = { title: 'Lists/Controls' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();

export const Label: Story = {
  render: () => (
    <LabelFilter
      title="Host status"
      labels={table.labels['hostStatus'] ?? {}}
      value="guest"
      onChange={chosen}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Host status' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Boat Owner' }));
    await expect(chosen).toHaveBeenCalledWith('boatOwner');
  },
};

export const Days: Story = {
  render: () => (
    <DateRangeFilter title="Registration date" from="2026-03-01" to="2026-02-01" onChange={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registration date' }));
    await expect(await canvas.findByText('This day lies before the first one.')).toBeVisible();
  },
};

export const OftenAskedDays: Story = {
  render: () => (
    <DateRangeFilter
      title="Due date"
      from={undefined}
      to={today(0)}
      onChange={chosen}
      ranges={[
        { title: 'Until today', to: 0 },
        { title: 'Tomorrow', from: 1, to: 1 },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Due date' }));
    await expect(await canvas.findByRole('button', { name: 'Until today', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await expect(chosen).toHaveBeenLastCalledWith({ from: today(1), to: today(1) });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tomorrow' })).toBeNull());
  },
};

export const Numbers: Story = {
  render: () => (
    <FilterButton title="Estimated cost">
      {() => <NumberRangeFields from="900" to="20" onChange={chosen} />}
    </FilterButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Estimated cost' }));
    await expect(await canvas.findByText('This number is below the first one.')).toBeVisible();
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'At most' }), '0');
    await expect(chosen).toHaveBeenLastCalledWith({ from: '900', to: '200' });
  },
};

const booking = { id: '58', name: '58 · Oceanis 38' };

export const Reference: Story = {
  render: () => (
    <FilterButton title="Booking">
      {() => (
        <ReferenceFilter
          title="Booking"
          list="booking"
          id={undefined}
          find={() => Promise.resolve([booking])}
          get={() => Promise.resolve(booking)}
          onChange={chosen}
        />
      )}
    </FilterButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Booking' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: booking.name }));
    await expect(chosen).toHaveBeenLastCalledWith(booking);
  },
};

function Chooser() {
  const [shown, setShown] = useState(table.columns.map(columnKey));
  const grid = useDataTable({
    table,
    rows: [],
    sort: table.sort,
    onSort: () => undefined,
    shown,
    onShown: setShown,
  });
  return <ColumnChooser grid={grid} />;
}

export const Columns: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Chooser />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Address' }));
    await expect(canvas.getByRole('checkbox', { name: 'Address' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    const names = () => canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    const before = names();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Address forward' }));
    await expect(names().indexOf('Address')).toBe(before.indexOf('Address') - 1);
    const back = canvas.getByRole('button', { name: 'Move Address back' });
    while (back.getAttribute('aria-disabled') !== 'true') {
      await userEvent.click(back);
      await expect(back).toHaveFocus();
    }
    await expect(names().indexOf('Address')).toBe(before.length - 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Usual widths and order' }));
    await expect(names()).toEqual(before);
  },
};

export const Pages: Story = {
  render: () => (
    <Pager
      page={3}
      size={50}
      sizes={[25, 50, 100]}
      count={50}
      total={1284}
      onPrevious={() => undefined}
      onNext={undefined}
      onSize={() => undefined}
    />
  ),
};

export const PagesOnAPhone: Story = {
  ...Pages,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect();
    const size = canvas.getByRole('combobox', { name: 'Rows' }).getBoundingClientRect();
    await expect(next.top).toBeLessThan(size.bottom);
  },
};
