// An answer that is ready as bytes, compressed at most once for all who ask for it.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const worthCompressing = 2048;

type Compress = (bytes: Buffer) => Promise<Buffer>;
const squeeze = promisify(brotliCompress);
/** The best first. */
const encodings: [name: string, compress: Compress][] = [
  ['br', (bytes) => squeeze(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', promisify(gzip)],
];

const refused = /^\s*q=0(\.0*)?\s*$/;

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim().toLowerCase() === encoding && !refused.test(quality);
  });
}

export class CachedAnswer {
  readonly bytes: Buffer;
  #digest: string | undefined;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** The same for the same bytes, whichever server has made them. */
  get digest(): string {
    return (this.#digest ??= hash('sha256', this.bytes, 'base64url'));
  }

  #compress(name: string, compress: Compress): Promise<Buffer> {
    const kept = this.#compressed.get(name);
    if (kept) return kept;
    const made = compress(this.bytes);
    this.#compressed.set(name, made);
    // What failed once, as where memory was short, is tried again by the next who asks.
    made.catch(() => this.#compressed.delete(name));
    return made;
  }

  /** Says that there are several forms of it, beside whatever else it was said to depend on. */
  #vary(reply: FastifyReply): void {
    if (this.bytes.length < worthCompressing) return;
    const others = reply.getHeader('vary');
    reply.header('vary', others === undefined ? 'accept-encoding' : `${String(others)}, accept-encoding`);
  }

  /** Answers one who has it already. */
  sendKnown(reply: FastifyReply): FastifyReply {
    this.#vary(reply);
    return reply.code(304).send();
  }

  /** Sends it in the best form that the request accepts. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('content-type', 'application/json; charset=utf-8');
    if (this.bytes.length < worthCompressing) return reply.send(this.bytes);
    this.#vary(reply);
    const header = request.headers['accept-encoding'];
    const [name, compress] = encodings.find(([encoding]) => header && accepts(header, encoding)) ?? [];
    if (!name || !compress) return reply.send(this.bytes);
    const compressed = await this.#compress(name, compress);
    return reply.header('content-encoding', name).send(compressed);
  }
}
