// Multipart uploads with progress, by XMLHttpRequest: fetch does not tell how much has been sent.
import { FetchError } from 'ofetch';
import { pathOf, type AnswerOf, type Call, type ParamsOf } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { addressOf, headersFor, outcomeOf, untilAnswered, type BasedOn } from './call.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Outcome } from './outcome.ts';

export interface Upload<C extends Call> {
  params: ParamsOf<C>;
  /** A form may go without one. */
  file: File | undefined;
  /** Further fields beside the file; what is not a text travels as JSON. */
  fields?: Record<string, unknown>;
  version?: BasedOn;
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const { arriveSeconds, decodeSeconds } = limits.upload;
/** As an `XMLHttpRequest` calls it. */
const HEADERS_RECEIVED = 2;

/**
 * Sends a form with at most one file, in the field that the row names.
 * @returns the outcome as of any call; `undefined` when it was aborted
 */
export async function upload<C extends Call>(
  row: C,
  request: Upload<C>,
): Promise<Outcome<AnswerOf<C>> | undefined> {
  const { params, file, fields = {}, version, onProgress, signal } = request;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (file) form.append(row.upload ?? 'photo', file);
  const path = pathOf(row, params);
  const content = JSON.stringify([row.method, path, fields, file?.name, file?.size, file?.lastModified]);
  const headers = await headersFor(row, version, content);
  const send = (): Promise<Outcome<AnswerOf<C>>> =>
    new Promise((resolve, reject) => {
      const http = new XMLHttpRequest();
      let hasBegun = false;
      const abort = (): void => http.abort();
      const fail = (): void => reject(hasBegun ? new Error('Broken off.') : new FetchError('No answer.'));
      if (signal?.aborted) return fail();
      http.open(row.method, addressOf(path));
      for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
      http.responseType = 'json';
      http.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      http.onreadystatechange = () => (hasBegun ||= http.readyState === HEADERS_RECEIVED);
      http.onload = () => resolve(outcomeOf(row, http.status, http.response as Envelope | null, headers));
      // As long as our server lets it arrive, and looks at it.
      http.timeout = (arriveSeconds + decodeSeconds) * 1000;
      http.onerror = http.ontimeout = http.onabort = fail;
      http.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      http.send(form);
    });
  try {
    return await untilAnswered(content, headers, send);
  } catch {
    return signal?.aborted ? undefined : outcomeOf(row, 0, null);
  }
}
