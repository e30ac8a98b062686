/** Answers the calls of the screens in the stories, each row of calls.ts from the schema of its answer. */
import messages from '#schemas/messages.json' with { type: 'json' };
import { calls, type Call, type CallName } from '#schemas/calls.ts';
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
const rows = (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({
  ...call,
  name,
  pattern: patternOf(call.path),
}));

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

/** By calls: the data, or all of the answer; nothing where the schema answers after all. */
type Replies = Partial<Record<CallName, (request: Request) => unknown>>;
let replies: Replies = {};

/** Answers calls in another way than by the schemas of their answers, until the story ends. */
export const reply = (others: Replies): void => void (replies = { ...replies, ...others });
export const forgetReplies = (): void => void (replies = {});

/** What is said where somebody else has changed it first, with what is there now. */
export const outdated = (data: unknown): Response =>
  Response.json({ flag: false, error: messages.refusal.stale, data }, { status: 412 });

const told = (data: unknown): Response => Response.json({ flag: true, data, page: { next: null } });

async function answer(server: Server, path: string, request: Request): Promise<Response> {
  const call = rows.find((row) => row.method === request.method && row.pattern.test(path));
  const given = await (call && replies[call.name]?.(request));
  if (given instanceof Response) return given;
  if (given !== undefined) return told(given);
  if (!call || (server === 'specified' && call.ours))
    return Response.json({ message: 'Not found' }, { status: 404 });
  if (call.path === '/meta') return told({ features });
  if (call.path === '/admin/users/protected') return told(undefined);
  if (server === 'loading') return new Promise(() => undefined);
  if (server === 'failing')
    return Response.json({ flag: false, error: 'The server is in trouble.' }, { status: 500 });
  return told(
    call.path.startsWith('/admin/workshop')
      ? await workshopData(call.name, path, request)
      : dataOf(call, server === 'empty'),
  );
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
