// Values of other kinds than the schema's in each place of a row, as another server may send them.
type Place = readonly string[];

const kinds = [{ a: 1 }, [null], 'text', 7, null];
/** So many places at once: drawing takes a while. They stand apart, so that few are hidden by another. */
const together = 5;

/** Where a value stands, down to the first of each list. */
export function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const [own, keys] = [at.length > 0 ? [at] : [], Object.keys(value)];
  const below = Array.isArray(value) ? keys.slice(0, 1) : keys;
  return [...own, ...below.flatMap((key) => placesIn(value[key as never], [...at, key]))];
}

/** The row with another value at a place; as it is where the place is gone. */
function withValue(row: object, at: Place, value: unknown): object {
  const copy = structuredClone(row);
  const around = at.slice(0, -1).reduce<unknown>((one, key) => (one as Record<string, unknown>)?.[key], copy);
  if (typeof around === 'object' && around !== null)
    (around as Record<string, unknown>)[at.at(-1) ?? ''] = value;
  return copy;
}

/** What a program writes where it has nothing to show. */
const nothings = /NaN|undefined|\[object|Invalid/;

/** What drawing a row ends with or says, where something else stands in some of its places; nothing when all is well. */
export function brokenBy(row: object, draw: (odd: object) => string): string[] {
  const places = placesIn(row);
  const count = Math.ceil(places.length / together);
  const groups = Array.from({ length: count }, (_, group) => places.filter((_at, n) => n % count === group));
  const failure = (group: readonly Place[], kind: unknown): string[] => {
    const where = `${group.map((at) => at.join('.')).join(', ')} as ${JSON.stringify(kind)}`;
    try {
      const [shown] = nothings.exec(draw(group.reduce((odd, at) => withValue(odd, at, kind), row))) ?? [];
      return shown ? [`${where}: shows ${shown}`] : [];
    } catch (error) {
      return [`${where}: ${String(error).slice(0, 90)}`];
    }
  };
  return kinds.flatMap((kind) => groups.flatMap((group) => failure(group, kind)));
}
