import type { FastifyRequest } from 'fastify';
import limits from '#schemas/limits.json' with { type: 'json' };

const { silentSeconds } = limits.upload;

/**
 * Does work that waits for the body of a request, for as long as there is one to wait for.
 * @throws Error when the connection was cut before its end, also before anybody listened, or nothing came for `silentSeconds`
 */
export async function whileArriving<T>({ raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  let stop: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    let seen: number | undefined;
    const cut = (): void => reject(new Error('The request ended before its body.'));
    const cutIfAborted = (): void => {
      if (raw.readableAborted) cut();
    };
    const watch = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (bytesRead === seen && !raw.readableEnded) cut();
      seen = bytesRead;
    }, silentSeconds * 1000);
    raw.once('close', cutIfAborted);
    cutIfAborted();
    stop = () => {
      clearInterval(watch);
      raw.off('close', cutIfAborted);
    };
  });
  try {
    return await Promise.race([ended, work()]);
  } finally {
    stop();
  }
}
