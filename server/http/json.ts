import type { Readable } from 'node:stream';
import type { Envelope } from '#schemas/envelope.ts';

/** JSON text made by the database, sent as it is in `data`; a long one piece by piece. */
export class Json {
  readonly text: string | Readable;
  readonly page: Envelope['page'];
  constructor(text: string | Readable, page?: Envelope['page']) {
    this.text = text;
    this.page = page;
  }
}
