// How the other server answers a call.

/** A part of a multipart request that is a file. */
export interface ReceivedFile {
  field: string;
  filename: string;
  type: string;
  size: number;
}

export type Answer = Record<string, unknown>;
interface Asked {
  params: string[];
  body: Record<string, unknown>;
  authorization: string | undefined;
  files: ReceivedFile[];
}
export type Route = [method: string, path: RegExp, answer: (asked: Asked) => Answer];

export const found = (data: unknown): Answer =>
  data === undefined ? { flag: false, sort: 'id', error: 'Not found.' } : { flag: true, data };
