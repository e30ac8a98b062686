// Addresses that are written oddly, and how to send them as they are.
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Other ways to write an address, some of which a proxy or a router may take for the same. */
export function spellingsOf(path: string): string[] {
  const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
  const at = (index: number, text: string): string => path.slice(0, index) + text + path.slice(index);
  const slash = path.indexOf('/', 5);
  return [
    path,
    path.toUpperCase(),
    path.replace('api', 'API'),
    path.replace('a', '%61'),
    path.replace('a', '%2561'),
    path.replaceAll('/', '%2f'),
    path.replaceAll('/', '%5c'),
    path.replaceAll('/', '\\'),
    path.replaceAll('/', '//'),
    path.replace(/\w/g, hex),
    `/${path}`,
    `//localhost${path}`,
    `http://localhost${path}`,
    `/.${path}`,
    `/..${path}`,
    `/%2e${path}`,
    `/%2e%2e${path}`,
    `/public/..${path}`,
    `/api/meta/..${path}`,
    `/config.json/..${path}`,
    `/images/..%2f..${path}`,
    at(slash, '/.'),
    at(slash, '/..'),
    at(slash, ';x'),
    at(slash, ';x=1'),
    at(slash, '%00'),
    at(slash, '%20'),
    at(slash, '.json'),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/..`,
    `${path};x`,
    `${path};.css`,
    `${path}.json`,
    `${path}%00`,
    `${path}%0a`,
    `${path}%20`,
    `${path}%ff`,
    `${path}?x;y`,
    `${path}?token=x`,
    `${path}%3f`,
    `${path}#x`,
    `${path}%23x`,
    `${path}..;/`,
    `${path}\u00a0`,
    `${path}\uff0f`,
  ];
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends an address as it is: `inject` and `fetch` would tidy it up first. What HTTP itself forbids counts as refused. */
export async function sendAsIs(
  port: number,
  method: string,
  path: string,
): Promise<{ status: number; body: string }> {
  try {
    const asked = request({ host: '127.0.0.1', port, method, path, agent }).end();
    // A connection that is closed after the answer to a malformed request fails once more.
    asked.on('error', () => undefined);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  } catch {
    return { status: 400, body: '' };
  }
}
