// The boat list while boats are chosen: a tick box on each card, and below what may be done with those that are chosen.
import { useRef } from 'react';
import { definition as table } from '#schemas/generated/tables/boats.js';
import type { Boat } from '#schemas/types.ts';
import { TickBox } from '#src/components/controls/tick-box.tsx';
import { rowsBetween } from '#src/components/lists/range-choice.ts';
import { ChosenRows } from '#src/layout/bulk/chosen-rows.tsx';
import { useChosenRows } from '#src/layout/lists/use-chosen-rows.ts';
import { boats } from '#src/stores/boats.ts';
import type { ListWanted } from '#src/stores/list-search.ts';
import { readBulk } from './bulk.ts';
import { Cards } from './cards.tsx';

export interface ChoosingProps {
  rows: readonly Boat[];
  wanted: ListWanted;
  total: number | undefined;
}

export function Choosing({ rows, wanted, total }: ChoosingProps) {
  const chosen = useChosenRows<Boat>(table, { list: boats, shown: rows, wanted, isOffered: true });
  const latest = useRef<string>(undefined);
  const { selection } = chosen;
  if (!selection) return <Cards rows={rows} />;

  const choose = (boat: Boat, isChosen: boolean, isRange: boolean): void => {
    const id = String(boat._id);
    const ends = [id, isRange ? latest.current : id];
    latest.current = id;
    selection.onChoose(
      rowsBetween(rows, (one) => String(one._id), ends),
      isChosen,
    );
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <ChosenRows table={table} list={boats} load={readBulk} chosen={chosen} total={total} />
      <Cards
        rows={rows}
        tickOf={(boat) => (
          <TickBox
            style={{ margin: 0 }}
            disabled={boat._id === undefined}
            label={selection.labelOf(boat)}
            isTicked={selection.chosen.has(String(boat._id))}
            isHeld={selection.isWaiting}
            onTick={(isChosen, { shiftKey }) => choose(boat, isChosen, shiftKey)}
          />
        )}
      />
    </div>
  );
}
