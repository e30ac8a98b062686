/** Tells each time the connection is back. @returns what ends it */
export function onConnected(tell: () => void): () => void {
  const hear = (): void => tell();
  window.addEventListener('online', hear);
  return () => window.removeEventListener('online', hear);
}
