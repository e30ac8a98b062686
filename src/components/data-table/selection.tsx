// Tick boxes of a list from which several rows can be chosen.
import { CheckBox } from '../check-box.tsx';
import styles from './data-table.module.css';

export interface Selection<Row extends { _id: string | number }> {
  /** The keys of the rows that are chosen. */
  chosen: ReadonlySet<string>;
  canChoose: (row: Row) => boolean;
  /** What the tick box of a row is called, translated. */
  labelOf: (row: Row) => string;
  /** What the tick box of all rows is called, translated. */
  allLabel: string;
  onChoose: (rows: readonly Row[], isChosen: boolean) => void;
}

export interface TickProps<Row extends { _id: string | number }> {
  selection: Selection<Row>;
  row: Row;
}

const hidden = (text: string) => <span className="visually-hidden">{text}</span>;

/** Chooses a row; an empty place where it cannot be chosen, so that what stands beside it stays in line. */
export function RowTick<Row extends { _id: string | number }>({ selection, row }: TickProps<Row>) {
  const { chosen, canChoose, labelOf, onChoose } = selection;
  return (
    <span className={styles.tick}>
      {canChoose(row) && (
        <CheckBox
          label={hidden(labelOf(row))}
          checked={chosen.has(String(row._id))}
          onChange={(isChosen) => onChoose([row], isChosen)}
        />
      )}
    </span>
  );
}

/** Chooses every row on the page that can be chosen. */
export function AllTick<Row extends { _id: string | number }>({
  selection,
  rows,
}: {
  selection: Selection<Row>;
  rows: readonly Row[];
}) {
  const { chosen, canChoose, allLabel, onChoose } = selection;
  const possible = rows.filter(canChoose);
  return (
    <span className={styles.tick}>
      <CheckBox
        label={hidden(allLabel)}
        checked={possible.length > 0 && possible.every(({ _id }) => chosen.has(String(_id)))}
        disabled={possible.length === 0}
        onChange={(isChosen) => onChoose(possible, isChosen)}
      />
    </span>
  );
}
