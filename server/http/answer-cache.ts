// Answers kept in memory until what they were made of changes.
import type { FastifyRequest } from 'fastify';
import { CachedAnswer } from './cached-answer.ts';

const mostBytes = 16 * 1024 * 1024;

export interface AnswerCache {
  /** The answer to a question: the kept one, or a new one. Those who ask the same at once wait for one. */
  answer: (request: FastifyRequest, question: string, make: () => Promise<string>) => Promise<CachedAnswer>;
}

interface Kept {
  whole: Promise<CachedAnswer>;
  bytes: number;
}

/**
 * @param counters rows of `counters` that rise with each change of what the answers are made of (docs/decisions/013)
 * @param most bytes to keep; the newest answer is always kept
 */
export function answerCache(counters: readonly string[], most = mostBytes): AnswerCache {
  const kept = new Map<string, Kept>();
  let version = '';
  let bytes = 0;

  function drop(question: string, entry: Kept): void {
    if (kept.get(question) !== entry) return;
    kept.delete(question);
    bytes -= entry.bytes;
  }

  function keep(question: string, text: Promise<string>): Promise<CachedAnswer> {
    const entry: Kept = { whole: text.then((made) => new CachedAnswer(made)), bytes: 0 };
    kept.set(question, entry);
    entry.whole.then(
      (whole) => {
        if (kept.get(question) !== entry) return;
        // Text, its compressed form and its key.
        entry.bytes = whole.bytes.length * 1.5 + question.length * 2;
        bytes += entry.bytes;
        for (const [oldest, other] of kept) {
          if (bytes <= most || other === entry) break;
          drop(oldest, other);
        }
      },
      () => drop(question, entry),
    );
    return entry.whole;
  }

  return {
    answer: (request, question, make) => {
      const now = counters.map((name) => request.counts?.[name] ?? 0).join();
      if (now !== version) {
        kept.clear();
        bytes = 0;
        version = now;
      }
      const found = kept.get(question);
      if (!found) return keep(question, make());
      // Asked last, forgotten last.
      kept.delete(question);
      kept.set(question, found);
      return found.whole;
    },
  };
}
