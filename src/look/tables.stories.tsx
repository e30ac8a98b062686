import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Theme/Tables' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const berths = [
  { harbour: 'Genoa', berths: 120 },
  { harbour: 'Kiel', berths: 64 },
  { harbour: 'A harbour whose name is far too long for the column that it stands in', berths: 8 },
];

export const Plain: Story = {
  render: () => (
    <Table aria-label="Harbours" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell aria-sort="ascending">
            <TableSortLabel active direction="asc">
              Harbour
            </TableSortLabel>
          </TableCell>
          <TableCell align="right">
            <TableSortLabel>Berths</TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {berths.map((row) => (
          <TableRow key={row.harbour} hover selected={row.harbour === 'Kiel'}>
            <TableCell component="th" scope="row">
              {row.harbour}
            </TableCell>
            <TableCell align="right">{row.berths}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
};

export const Pages: Story = {
  render: () => (
    <TablePagination
      component="div"
      count={240}
      page={1}
      rowsPerPage={25}
      onPageChange={() => undefined}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows of a page' } } }}
    />
  ),
};
