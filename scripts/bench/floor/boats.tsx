import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useBoats } from './use-boats.ts';

const ROW_HEIGHT = 44;

/** Every boat at once in a plain table, of which the rows in sight are drawn. */
export function Boats() {
  const boats = useBoats('/boats.json');
  const place = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- it is drawn anew with each scroll, as the library means it
  const rows = useVirtualizer({
    count: boats.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  });
  return (
    <main>
      <h1>Boats</h1>
      <div ref={place} className="window">
        <table style={{ height: rows.getTotalSize() }}>
          <thead>
            <tr>
              <th>Model</th>
              <th>Owner</th>
              <th>Location</th>
              <th>Submitted</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.getVirtualItems().map(({ index, start }) => {
              const { _id, model, user, location1, date } = boats[index] ?? {};
              return (
                <tr key={_id} style={{ transform: `translateY(${start}px)` }}>
                  <td title={model}>{model}</td>
                  <td>
                    {user?.firstName} {user?.lastName}
                  </td>
                  <td>{location1}</td>
                  <td>{date?.slice(0, 10)}</td>
                  <td>
                    <button type="button">Review Documents</button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </main>
  );
}
