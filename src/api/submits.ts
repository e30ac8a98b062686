// A key for each submit, so that a server that knows such keys counts it once: what is sent again unchanged, because no
// answer came, is the same submit.
import limits from '#schemas/limits.json' with { type: 'json' };

const keepMilliseconds = limits.submit.sameWithinMinutes * 60_000;
const unanswered = new Map<string, { key: string; at: number }>();

/** Not randomUUID, which pages without https do not have. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of a submit. @param content everything that makes it up */
export function submitKey(content: string): string {
  const known = unanswered.get(content);
  if (known && Date.now() - known.at < keepMilliseconds) return known.key;
  const key = randomKey();
  unanswered.set(content, { key, at: Date.now() });
  return key;
}

/** It was answered: the same content is a new submit. */
export const settleSubmit = (content: string): void => void unanswered.delete(content);
