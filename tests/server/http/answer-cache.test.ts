import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerCache } from '#server/http/answer-cache.ts';

/** Asks with the counts of a request, and counts how often an answer was made. */
function asking(most?: number) {
  const kept = answerCache(['boatList', 'users'], most);
  const made: string[] = [];
  const ask = async (question: string, counts: Record<string, number> = {}): Promise<string> => {
    const whole = await kept.answer({ counts } as FastifyRequest, question, async () => {
      made.push(question);
      return `${question} ${counts['boatList'] ?? 0}`;
    });
    return whole.bytes.toString();
  };
  return { kept, ask, made };
}

describe('kept answers', () => {
  it('are made once for a question, also for those who ask at once', async () => {
    const { ask, made } = asking();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 0', 'a 0', 'b 0']);
    await ask('a');
    expect(made).toEqual(['a', 'b']);
  });

  it('are made again when one of their counters rises, and for no other', async () => {
    const { ask, made } = asking();
    await ask('a', { boatList: 1 });
    await ask('a', { boatList: 1, access: 7 });
    expect(made).toEqual(['a']);
    expect(await ask('a', { boatList: 2 })).toBe('a 2');
    await ask('a', { boatList: 2, users: 1 });
    expect(made).toEqual(['a', 'a', 'a']);
  });

  it('that fail are not kept', async () => {
    const { kept, ask } = asking();
    const request = { counts: {} } as FastifyRequest;
    await expect(kept.answer(request, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('a')).toBe('a 0');
  });

  it('stay within their bytes: what was asked longest ago is forgotten first', async () => {
    const { ask, made } = asking(15);
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(question);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
