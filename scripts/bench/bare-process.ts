// A bare node:http server that answers the same bytes from memory: what serving a page of boats costs at least.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [given] = (await once(process, 'message')) as [{ body: string }];
const body = Buffer.from(given.body);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, reply) => reply.writeHead(200, headers).end(body)).listen(
  0,
  '127.0.0.1',
);
await once(server, 'listening');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
