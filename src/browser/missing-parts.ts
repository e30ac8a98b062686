// Parts of the client that cannot be loaded: the connection is gone, or a new version has taken them away.
const unneeded = new WeakSet();

/** What was only loaded ahead is missed by nobody. */
export function forgive(error: unknown): void {
  if (error instanceof Error) unneeded.add(error);
}

/** @returns what ends it */
export function onMissingPart(tell: () => void): () => void {
  // Whoever has asked for the part hears of its error after this event.
  const hear = ({ payload }: VitePreloadErrorEvent): void =>
    void setTimeout(() => unneeded.has(payload) || tell());
  window.addEventListener('vite:preloadError', hear);
  return () => window.removeEventListener('vite:preloadError', hear);
}
