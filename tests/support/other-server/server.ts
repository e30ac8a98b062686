// A server of its own for §7, written from the specification alone: plain node:http and socket.io, nothing of ours.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { listen, type Listening } from '../listen.ts';
import { adminRoutes } from './admins.ts';
import { bookingRoutes } from './bookings.ts';
import { platformRoutes } from './platform.ts';
import { admin, boats, lists, password, type OtherBoat } from './data.ts';
import { otherUsers, userRoutes } from './users.ts';
import { found, type Answer, type ReceivedFile, type Route } from './route.ts';
import { settingRoutes, type PlanAnswer } from './settings.ts';

/** A call as it arrived. */
export interface Received {
  method: string;
  /** With its query. */
  url: string;
  body: unknown;
  authorization: string | undefined;
  /** Of a multipart request. */
  files: ReceivedFile[];
  /** The names of all its headers. */
  headers: string[];
}

export interface OtherServer extends Listening {
  calls: Received[];
  /** What clients emitted, in order. */
  emitted: { event: string; payload: unknown }[];
  /** How the calls of plans are answered: §7 does not say where the plans stand. */
  answerPlansIn: (where: PlanAnswer) => void;
  /** The boat as it is stored now. */
  stored: (id: string) => OtherBoat | undefined;
  /** Sends an event to every client. */
  push: (event: string, payload: unknown) => void;
}

const token = 'eyJhbGciOi.anotherKindOfToken.c2lnbmF0dXJl';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#0B5C8A"/></svg>';

function routesOf(rows: OtherBoat[], plansIn: () => PlanAnswer): Route[] {
  const boatOf = (id = ''): OtherBoat | undefined => rows.find(({ _id }) => _id === id);
  const lookups = Object.entries(lists).map(([name, list]): Route => [
    'GET',
    new RegExp(`^/boats/${name}$`),
    () => ({ flag: true, data: list }),
  ]);
  return [
    [
      'GET',
      /^\/admin\/users\/protected$/,
      ({ authorization }) => ({ flag: authorization === `Bearer ${token}` }),
    ],
    [
      'GET',
      /^\/admin\/users\/([^/]+)\/([^/]+)$/,
      ({ params: [email, given] }) =>
        email === admin.email && given === password
          ? { flag: true, token, existingUser: admin }
          : { flag: false, sort: 'password', error: 'Wrong password, sailor.' },
    ],
    ...userRoutes(otherUsers()),
    ['GET', /^\/admin\/boats\/getAllboats$/, () => found(rows)],
    [
      'POST',
      /^\/admin\/boats\/search\/filter$/,
      ({ body }) => found(rows.filter((boat) => Number(boat['size'] ?? 0) >= Number(body['size']))),
    ],
    ['GET', /^\/boats\/getbasicInfo\/([^/]+)$/, ({ params: [id] }) => found(boatOf(id))],
    [
      'GET',
      /^\/boats\/getSimilar\/([^/]+)\/([^/]+)$/,
      ({ params: [, id] }) => found(rows.filter(({ _id }) => _id !== id).slice(0, 3)),
    ],
    [
      'PUT',
      /^\/boats\/updateboat\/([^/]+)$/,
      ({ params: [id], body }) => {
        const boat = boatOf(id);
        if (!boat) return found(undefined);
        if (body['model'] === 'Forbidden')
          return { flag: false, sort: 'model', error: 'This name is taken.' };
        const { user: _, ...changes } = body;
        Object.assign(boat, changes);
        return { flag: true };
      },
    ],
    [
      'POST',
      /^\/admin\/boats\/setBoatStatus\/([^/]+)$/,
      ({ params: [id], body }) => {
        const boat = boatOf(id);
        if (!boat) return found(undefined);
        boat.status = {
          navigation: 0,
          authorization: 0,
          ...boat.status,
          [String(body['sort'])]: body['result'],
        };
        return { flag: true, user: (boat['user'] as { _id: string })._id };
      },
    ],
    ...settingRoutes(boatOf, plansIn),
    ...bookingRoutes(),
    ...adminRoutes(),
    ...platformRoutes(rows),
    ...lookups,
  ];
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The files and the texts between the boundaries, read as Latin-1: a character a byte. */
function readMultipart(bytes: Buffer, boundary: string): { body: Answer; files: ReceivedFile[] } {
  const body: Answer = {};
  const files: ReceivedFile[] = [];
  for (const part of bytes.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const content = rest.join('\r\n\r\n').slice(0, -2);
    const [, field = ''] = /name="([^"]*)"/.exec(head) ?? [];
    const [, filename] = /filename="([^"]*)"/.exec(head) ?? [];
    const [, type = ''] = /content-type: (\S+)/i.exec(head) ?? [];
    if (filename === undefined) body[field] = content;
    else files.push({ field, filename, type, size: content.length });
  }
  return { body, files };
}

async function read(request: IncomingMessage): Promise<{ body: Answer; files: ReceivedFile[] }> {
  const bytes = await bytesOf(request);
  const [, boundary] =
    /^multipart\/form-data; boundary=(.+)$/.exec(request.headers['content-type'] ?? '') ?? [];
  if (boundary) return readMultipart(bytes, boundary);
  return { body: bytes.length > 0 ? (JSON.parse(bytes.toString()) as Answer) : {}, files: [] };
}

function send(response: ServerResponse, status: number, answer: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** Starts it on a free port. It knows no query, no paging, no versions, and nothing that §7 does not list. */
export async function startOtherServer(): Promise<OtherServer> {
  const rows = boats();
  let plansIn: PlanAnswer = 'plans';
  const routes = routesOf(rows, () => plansIn);
  const calls: Received[] = [];
  const emitted: OtherServer['emitted'] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    const { method = '', url = '' } = request;
    const { authorization } = request.headers;
    const { pathname } = new URL(url, 'http://other');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    if (pathname.startsWith('/pictures/'))
      return void response.setHeader('content-type', 'image/svg+xml').end(picture);
    const { body, files } = await read(request);
    calls.push({ method, url, body, authorization, files, headers: Object.keys(request.headers) });
    const path = pathname.replace(/^\/api/, '');
    const route = routes.find(([verb, pattern]) => verb === method && pattern.test(path));
    if (!route) return send(response, 404, { message: `Cannot ${method} ${pathname}` });
    const [, pattern, handle] = route;
    const params = (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent);
    const isOpen = pattern.source.includes('([^/]+)\\/([^/]+)$') && path.startsWith('/admin/users/');
    if (!isOpen && authorization !== `Bearer ${token}`)
      return send(response, 401, { flag: false, sort: 'token', error: 'Who are you?' });
    return send(response, 200, handle({ params, body, authorization, files }));
  }

  const server = createServer((request, response) => void answer(request, response));
  const io = new Server(server, { cors: { origin: '*' } });
  io.on('connection', (socket: Socket) => {
    socket.onAny((event: string, payload: unknown) => void emitted.push({ event, payload }));
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    calls,
    emitted,
    answerPlansIn: (where) => {
      plansIn = where;
    },
    stored: (id) => rows.find(({ _id }) => _id === id),
    push: (event, payload) => void io.emit(event, payload),
    close: async () => {
      await close();
      await io.close();
    },
  };
}
