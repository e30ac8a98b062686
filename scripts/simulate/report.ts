// One report to the server, with the secret of the marketplace.
import type { BodyOf, Call } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Options } from './options.ts';

/** @returns the id of the row. @throws an Error with a sentence when the server is away or refuses */
export async function report<C extends Call>(
  { url, token }: Options,
  row: C,
  body: BodyOf<C>,
): Promise<string> {
  const response = await fetch(`${url}/api${row.path}`, {
    method: row.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}. Start the server first: npm start`);
  });
  const { flag, error, data } = (await response.json()) as Envelope<{ _id: string }>;
  if (!flag || !data) throw new Error(`The server refused: ${error ?? response.statusText}`);
  return data._id;
}
