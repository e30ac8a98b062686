// A key for each submit, so that a server that knows such keys counts it once: what is sent again unchanged, because no
// answer came, is the same submit.
import { sortOfUnsettled } from '#schemas/envelope.ts';
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

const askAgainMilliseconds = 1000;
const askAgainTimes = 5;
const unavailable = 503;

type Settling = { ok: true } | { ok: false; status: number; sort?: string };

/** What became of a submit with a key, also when the server lost its data in that moment. */
export async function untilSettled<Outcome extends Settling>(send: () => Promise<Outcome>): Promise<Outcome> {
  let unsettled: Outcome | undefined;
  for (let times = 0; ; times += 1) {
    const outcome = await send();
    if (!outcome.ok && outcome.sort === sortOfUnsettled) unsettled = outcome;
    else if (!unsettled || outcome.ok || outcome.status !== unavailable) return outcome;
    if (times === askAgainTimes) return unsettled;
    await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
  }
}
