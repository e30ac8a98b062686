// Several forms show parts of one row. What is saved by one of them while another is on its way is no change of somebody else:
// they are sent one after the other, each based on the version that the one before has made.
import PQueue from 'p-queue';

const oneByOne = new PQueue({ concurrency: 1 });
/** Which version our own save has made of which, by row. */
const made = new Map<string, number>();

function ownVersionOf(row: string, begun: number | undefined): number | undefined {
  const next = made.get(`${row}:${begun}`);
  return next === undefined ? begun : ownVersionOf(row, next);
}

/**
 * Saves when nothing else of this kind is on its way.
 * @param begun the version that was shown
 * @param save is told the version to base it on, and tells which one it has made
 * @param signal what waits is never sent when it is aborted, and ends by an error
 */
export const inTurn = <Result>(
  row: string,
  begun: number | undefined,
  save: (base: number | undefined, keep: (version: unknown) => void) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  oneByOne.add(
    () => {
      const base = ownVersionOf(row, begun);
      return save(base, (version) => {
        if (typeof version === 'number' && version > (base ?? Infinity)) made.set(`${row}:${base}`, version);
      });
    },
    signal ? { signal } : {},
  );
