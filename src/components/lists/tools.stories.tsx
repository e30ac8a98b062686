import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import { definition as table } from '#schemas/generated/tables/bookings.js';
import { DateRangeFilter } from './date-range-filter.tsx';
import { LabelFilter } from './label-filter.tsx';
import { SearchBox } from './search-box.tsx';
import { Tools } from './tools.tsx';

const chosen = fn();

const meta = {
  title: 'Lists/Tools',
  component: Tools,
  args: {
    search: <SearchBox value="" onChange={chosen} placeholder="Search bookings" />,
    children: (
      <>
        <LabelFilter
          title="Filter By Status"
          labels={table.labels['booking'] ?? {}}
          value={undefined}
          onChange={chosen}
        />
        <DateRangeFilter
          title="Filter By Date"
          from={undefined}
          to={undefined}
          ranges={[]}
          onChange={chosen}
        />
        <span>
          <Button variant="outlined" color="inherit">
            Columns
          </Button>
        </span>
      </>
    ),
  },
} satisfies Meta<typeof Tools>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last ones stand at the end of the line. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const [first, last] = ['Filter By Status', 'Columns'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(last?.top).toBe(first?.top);
    await expect(last?.left).toBeGreaterThan(first?.right ?? 0);
  },
};

/** One line, moved sideways: also by the keyboard. */
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WithoutSearch: Story = { args: { search: undefined } };
