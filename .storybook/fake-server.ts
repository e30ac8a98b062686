/** Answers the calls of the screens in the stories, each row of calls.ts from the schema of its answer. */
import { calls, type Call } from '#schemas/calls.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { Feature } from '#schemas/envelope.ts';
import type { DraftBody } from '#schemas/types.ts';
import { meaningOf, specifiedCalls } from '#schemas/specified.ts';
import { sample } from './samples.ts';

/** What a screen meets: rows, none, no answer yet, a server in trouble, or one that knows §7 and nothing else. */
export type Server = 'filled' | 'empty' | 'loading' | 'failing' | 'specified';

const features: Feature[] = [
  'forms',
  'import',
  'history',
  'overview',
  'messages',
  'payouts',
  'refunds',
  'collections',
  'account',
  'secondFactor',
  'notes',
  'views',
  'returns',
  'search',
];
const patternOf = (path: string) => new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const rows = Object.entries<Call>(calls).map(([name, call]) => ({
  ...call,
  name,
  pattern: patternOf(call.path),
}));

export const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function listAt(path: string): object[] {
  const call = specifiedCalls.find((one) => one.path === path);
  const list = call ? catalogueRows[meaningOf(call)[0]] : [];
  return list.map((row) => ({ _id: row.id, ...row }));
}

function dataOf({ path, answer }: Call, isEmpty: boolean): unknown {
  if (path === '/boats/getfee') return 15;
  if (typeof answer === 'string') return sample(answer);
  const [entity] = answer ?? [];
  if (!entity || isEmpty) return [];
  if (entity === 'catalogue-row') return listAt(path);
  return Array.from({ length: 14 }, (_, index) => sample(entity, index));
}

/** The compiler answers for the workshop; it is loaded when it is asked. */
async function workshopData(name: string, path: string, request: Request): Promise<unknown> {
  const { answers } = await import('./workshop-server.ts');
  const [, subject = ''] = /\/workshop\/([^/]+)/.exec(path) ?? [];
  const draft = request.method === 'GET' ? { texts: {} } : ((await request.json()) as DraftBody);
  return answers[name]?.(decodeURIComponent(subject), draft);
}

type Reply = (body: unknown, path: string) => Response | Promise<Response>;
const replies = new Map<string, Reply>();

/** Answers a call in another way than by its schema. @returns ends it */
export function reply(name: keyof typeof calls, how: Reply): () => void {
  replies.set(name, how);
  return () => void replies.delete(name);
}

/** What a story answers by itself: the data, or all of the answer; nothing where the others answer. */
type OwnAnswer = (path: string, request: Request) => unknown;
let own: OwnAnswer | undefined;

/** Is asked before the others. @returns ends it */
export function answerFirst(answers: OwnAnswer): () => void {
  own = answers;
  return () => void (own = undefined);
}

async function answer(server: Server, path: string, request: Request): Promise<Response> {
  const given = await own?.(path, request);
  if (given instanceof Response) return given;
  if (given !== undefined) return json(200, { flag: true, data: given, page: { next: null } });
  const call = rows.find((row) => row.method === request.method && row.pattern.test(path));
  const replied = call && replies.get(call.name);
  if (replied) return replied(request.method === 'GET' ? undefined : await request.json(), path);
  if (!call || (server === 'specified' && call.ours)) return json(404, { message: 'Not found' });
  if (call.path === '/meta') return json(200, { flag: true, data: { features } });
  if (call.path === '/admin/users/protected') return json(200, { flag: true });
  if (server === 'loading') return new Promise(() => undefined);
  if (server === 'failing') return json(500, { flag: false, error: 'The server is in trouble.' });
  const data = call.path.startsWith('/admin/workshop')
    ? await workshopData(call.name, path, request)
    : dataOf(call, server === 'empty');
  return json(200, { flag: true, data, page: { next: null } });
}

const real = globalThis.fetch.bind(globalThis);

/** Puts the server in place of the network; everything that is no call goes through. */
export function install(server: Server): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return pathname.includes('/api/') ? answer(server, pathname, request) : real(input, init);
  };
}
