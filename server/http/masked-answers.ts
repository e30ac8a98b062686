// What is answered to an admin who does not see everything whole, whatever form the answer has.
import { Readable } from 'node:stream';
import { CachedAnswer } from './cached-answer.ts';
import { Json } from './json.ts';
import { Refusal } from './refusal.ts';

type Mask = <T>(row: T) => T;
type Fields = Record<string, unknown>;

const maskedRows = (data: unknown, mask: Mask): unknown =>
  Array.isArray(data) ? data.map(mask) : mask(data);

/** Some calls answer their rows under a second name too. */
const maskedFields = (fields: Fields, mask: Mask): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value === fields['data'] && value !== undefined ? maskedRows(value, mask) : value,
    ]),
  );

const maskedText = (text: string, mask: Mask): string => JSON.stringify(maskedRows(JSON.parse(text), mask));

/** Of a list that comes piece by piece, each piece holds whole rows behind its bracket or comma. */
async function* maskedPieces(pieces: Readable, mask: Mask): AsyncGenerator<string> {
  for await (const piece of pieces as AsyncIterable<string>)
    yield piece === ']' ? piece : piece.charAt(0) + maskedText(`[${piece.slice(1)}]`, mask).slice(1, -1);
}

const maskedJson = ({ text, page }: Json, mask: Mask): Json =>
  new Json(typeof text === 'string' ? maskedText(text, mask) : Readable.from(maskedPieces(text, mask)), page);

/** An answer with its rows masked. */
export function maskedAnswer(answer: Fields | CachedAnswer, mask: Mask): Fields | CachedAnswer {
  if (answer instanceof CachedAnswer)
    return new CachedAnswer(
      JSON.stringify(maskedFields(JSON.parse(answer.bytes.toString()) as Fields, mask)),
    );
  const { data } = answer;
  return data instanceof Json ? { ...answer, data: maskedJson(data, mask) } : maskedFields(answer, mask);
}

/** A refusal that carries the row as it is now, with that row masked; any other error as it is. */
function maskedRefusal(error: unknown, mask: Mask): unknown {
  if (error instanceof Refusal && error.envelope.data !== undefined)
    error.envelope.data = maskedRows(error.envelope.data, mask);
  return error;
}

/** What work comes to, or what refuses it, as an admin of this sight is answered. */
export async function maskedBy<A extends Fields | CachedAnswer>(
  mask: Mask | undefined,
  work: () => Promise<A>,
): Promise<Fields | CachedAnswer> {
  if (!mask) return work();
  try {
    return maskedAnswer(await work(), mask);
  } catch (error) {
    throw maskedRefusal(error, mask);
  }
}
