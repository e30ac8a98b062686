import Skeleton from '@mui/material/Skeleton';
import { columnKey, type Column } from '#schemas/table.ts';

const few = Array.from({ length: 10 }, (_, index) => index);
const lengths = [72, 54, 88, 63, 80];

/** As tall as rows, so that nothing jumps when they arrive. */
export function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return few.map((index) => (
    <tr key={index} aria-hidden="true">
      {columns.map((column, at) => (
        <td key={columnKey(column)}>
          <Skeleton variant="text" width={`${lengths[(index + at) % lengths.length]}%`} />
        </td>
      ))}
    </tr>
  ));
}
