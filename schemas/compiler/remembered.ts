// Most saves change one schema: the dev server makes what comes of that one again and keeps the rest.

/** More than all forms and bodies have: the workshop asks for every draft. */
const most = 1000;

/** The same function, which works once for equal arguments: JSON alone. One that failed is asked again. */
export function remembered<Arguments extends unknown[], Made>(
  make: (...given: Arguments) => Promise<Made>,
): (...given: Arguments) => Promise<Made> {
  const known = new Map<string, Promise<Made>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = known.get(key) ?? make(...given);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    made.catch(() => known.delete(key));
    return made;
  };
}
