// The way to the server: the browser knows when its network is back, the socket when the server is.
const listeners = new Set<() => void>();

/** The server that was away answers again. */
export function tellConnected(): void {
  for (const tell of listeners) tell();
}

/** Tells each time the connection is back. @returns what ends it */
export function onConnected(tell: () => void): () => void {
  const hear = (): void => tell();
  listeners.add(hear);
  window.addEventListener('online', hear);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('online', hear);
  };
}
