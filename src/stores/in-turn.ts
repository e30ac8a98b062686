// Several forms show parts of one row. What is saved by one of them while another is on its way is no change of somebody else:
// they are sent one after the other, each based on the version that the one before has made.
import PQueue from 'p-queue';

const oneByOne = new PQueue({ concurrency: 1 });
/** By row, the versions that our own saves have made one of the other: who began with any of them goes on from the last. */
const made = new Map<string, { first: number; last: number }>();

function ownVersionOf(row: string, begun: number | undefined): number | undefined {
  const own = made.get(row);
  return own && begun !== undefined && begun >= own.first && begun < own.last ? own.last : begun;
}

function keepOwn(row: string, base: number, version: number): void {
  const own = made.get(row);
  made.set(row, { first: own?.last === base ? own.first : base, last: version });
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
        if (typeof version === 'number' && base !== undefined && version > base) keepOwn(row, base, version);
      });
    },
    signal ? { signal } : {},
  );
