// What a handler throws when it refuses: a true status code and the specified envelope.
import { fill } from '#schemas/explain.ts';
import type { Envelope } from '#schemas/envelope.ts';

/** A refusal of a request. The message is shown to people: one English sentence, no internals. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly envelope: Envelope;

  /**
   * @param statusCode 4xx or 503
   * @param sort the field or thing the message belongs to (§7)
   * @param text the sentence; `{{name}}` places are filled from `values`
   * @param extra further fields of the envelope, such as the newer row of a 412
   */
  constructor(
    statusCode: number,
    sort: string,
    text: string,
    values: Record<string, string | number | undefined> = {},
    extra: Partial<Envelope> = {},
  ) {
    super(fill(text, values));
    this.statusCode = statusCode;
    this.envelope = { flag: false, sort, error: this.message, ...extra };
  }
}
