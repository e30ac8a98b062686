// A bare node:http server that answers the same bytes from memory: what serving a page of boats costs at least.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.from(process.env.BODY ?? '');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, reply) => reply.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
