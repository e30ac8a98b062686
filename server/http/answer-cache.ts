// Answers kept in memory until what they were made of changes.
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CachedAnswer } from './cached-answer.ts';

const mostBytes = 16 * 1024 * 1024;

export interface AnswerCache {
  /** The answer to a question: the kept one, or a new one. Those who ask the same at once wait for one. */
  answer: (request: FastifyRequest, question: string, make: () => Promise<string>) => Promise<CachedAnswer>;
}

/**
 * @param counters names in `change_counts` whose sums rise with each change of what the answers are made of (docs/decisions/013)
 * @param most bytes to keep; the newest answer is always kept
 */
export function answerCache(counters: readonly string[], most = mostBytes): AnswerCache {
  const cache = new LRUCache<string, CachedAnswer, () => Promise<string>>({
    maxSize: most,
    // Text, its compressed form and its key.
    sizeCalculation: ({ bytes }, question) =>
      Math.min(most, Math.ceil(bytes.length * 1.5 + question.length * 2)),
    fetchMethod: async (_question, _stale, { context: make }) => new CachedAnswer(await make()),
    // Who has asked gets the answer, also when it is out of date before it is made.
    ignoreFetchAbort: true,
  });
  let version = '';

  return {
    answer: (request, question, make) => {
      const now = counters.map((name) => request.counts?.[name] ?? 0).join();
      if (now !== version) cache.clear();
      version = now;
      return cache.forceFetch(question, { context: make });
    },
  };
}
