// Multipart bodies byte by byte, so that a test can also send what no browser would.
import type { Request } from './app.ts';

export interface Part {
  field?: string;
  filename?: string | undefined;
  type?: string | undefined;
  content?: Buffer | string;
}

const BOUNDARY = 'quarterdeck-test-boundary';

/** The smallest picture there is. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

function head({ field = 'photo', filename, type }: Part): string {
  const name = filename === undefined ? '' : `; filename="${filename}"`;
  const declared = type === undefined ? '' : `content-type: ${type}\r\n`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name}\r\n${declared}\r\n`;
}

/** A request with these parts. */
export function multipart(...parts: Part[]): Request & { body: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap((part) => [head(part), part.content ?? '', '\r\n']);
  return {
    body: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A request with a title and, unless it is null, one file in the field `photo`. */
export const titled = (title: string, content: Buffer | string | null = dot): ReturnType<typeof multipart> =>
  multipart({ field: 'title', content: title }, ...(content === null ? [] : [pictureOf(content)]));

const pictureOf = (content: Buffer | string): Part => ({ filename: 'boat.png', type: 'image/png', content });

/** A request with one file in the field `photo`. */
export const upload = (content: Buffer | string, part: Part = {}): ReturnType<typeof multipart> =>
  multipart({ filename: 'boat.png', type: 'image/png', content, ...part });

/** The same request with a title before everything else, where its body is one of ours. */
export function withTitle<Given extends Request>(request: Given): Given {
  const { body } = request;
  if (!Buffer.isBuffer(body) || !body.toString('latin1').startsWith(`--${BOUNDARY}`)) return request;
  const title = `${head({ field: 'title' })}Kayak\r\n`;
  return { ...request, body: Buffer.concat([Buffer.from(title), body]) };
}
