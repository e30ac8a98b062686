// Requests that fail before a route is found: they pass no hook, so envelope and headers are made here.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { maxHeaderSize, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Envelope } from '#schemas/envelope.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { english } from '#schemas/text.ts';

const { malformed, addressTooLong, tooLarge } = messages.refusal;

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** By its address, or by its headers: the parser does not say. */
const headTooLarge = english({ key: tooLarge, values: { limit: maxHeaderSize / 1024 } });

const unreadable: Record<string, [status: string, text: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', malformed],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', headTooLarge],
};

/** Answers an address that the router cannot read or that is too long in one place. */
export function refuseUnrouted({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
  const answer: Envelope = { flag: false, sort: 'url', error: isTooLong ? addressTooLong : malformed };
  reply.raw.writeHead(isTooLong ? 414 : 400, headers).end(JSON.stringify(answer));
}

/** Answers what is not HTTP, then ends the connection: where the next request begins is unknown. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = unreadable[error.code ?? ''] ?? ['400 Bad Request', malformed];
  const body = JSON.stringify({ flag: false, sort: 'request', error: text } satisfies Envelope);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nconnection: close\r\n${head}\r\n${body}`);
  socket.destroySoon();
}

/** Answers a request that expects of the server what it does not know (RFC 9110, 10.1.1). */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ flag: false, sort: 'request', error: malformed } satisfies Envelope);
  const length = { 'content-length': Buffer.byteLength(body) };
  response.writeHead(417, { ...headers, ...length, connection: 'close' }).end(body);
}
