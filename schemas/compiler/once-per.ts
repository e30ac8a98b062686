/** The same function, which works once for the same list of sources: every check asks it again, and sources never change. */
export function oncePer<Sources extends object, Made>(
  make: (from: Sources) => Made,
): (from: Sources) => Made {
  const known = new WeakMap<Sources, { made: Made }>();
  return (from) => {
    const { made } = known.get(from) ?? { made: make(from) };
    known.set(from, { made });
    return made;
  };
}
