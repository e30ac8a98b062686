// What a handler throws when it refuses: a true status code and the specified envelope.
import type { Envelope } from '#schemas/envelope.ts';
import { english, type FilledText, type Text, type Values } from '#schemas/text.ts';

/** Further fields of the envelope, such as the newer row of a 412; problems by field as texts. */
export type Extra = Omit<Partial<Envelope>, 'errors' | 'texts'> & { errors?: Record<string, Text> };

/** A sentence without places is its own key. */
const hasPlaces = (text: Text): text is FilledText => typeof text !== 'string' && text.key.includes('{{');

/** Problems by field: the sentences of §7, and beside them the texts that a client can translate. */
function byField(errors: Record<string, Text>): Pick<Envelope, 'errors' | 'texts'> {
  const fields = Object.entries(errors);
  const texts = fields.filter((field): field is [string, FilledText] => hasPlaces(field[1]));
  return {
    errors: Object.fromEntries(fields.map(([field, text]) => [field, english(text)])),
    ...(texts.length > 0 ? { texts: Object.fromEntries(texts) } : {}),
  };
}

/** A refusal of a request. The message is shown to people: one English sentence, no internals. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly envelope: Envelope;

  /**
   * @param statusCode 4xx or 503
   * @param sort the field or thing the message belongs to (§7)
   * @param text its `{{name}}` places are filled from `values`; both travel beside the sentence
   */
  constructor(
    statusCode: number,
    sort: string,
    text: Text,
    values: Values = {},
    { errors, ...extra }: Extra = {},
  ) {
    const filled = typeof text === 'string' ? { key: text, values } : text;
    super(english(filled));
    this.statusCode = statusCode;
    this.envelope = {
      flag: false,
      sort,
      error: this.message,
      ...(hasPlaces(filled) ? { text: filled } : {}),
      ...(errors ? byField(errors) : {}),
      ...extra,
    };
  }
}
