// Passwords that somebody who guesses would try first.
import { dictionary } from '@zxcvbn-ts/language-common';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

const { commonPassword, namedPassword } = messages.refusal;
const { knownWords, lettersBesides } = limits.passwords;
const common = new Set(dictionary['passwords-common']);

interface Named {
  owner: { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined };
  /** What the product calls itself. */
  product: string;
}

/** The words of names, longest first, so that none leaves a rest of another; initials are no words. */
function wordsOf({ owner: { firstName = '', lastName = '', email = '' }, product }: Named): string[] {
  const names = [firstName, lastName, email, product].join(' ').toLowerCase();
  const words = names.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  return [...words, ...knownWords].sort((a, b) => b.length - a.length);
}

/** Whether next to nothing but figures and signs stands beside words that others know. */
function isNamed(password: string, named: Named): boolean {
  const words = wordsOf(named);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), password);
  return rest !== password && rest.replace(/[^\p{L}]/gu, '').length < lettersBesides;
}

/** @throws Refusal 422 at the field of the new password */
export function demandStrong(password: string, named: Named): void {
  const lowerCase = password.toLowerCase();
  const reason = common.has(lowerCase)
    ? commonPassword
    : isNamed(lowerCase, named)
      ? namedPassword
      : undefined;
  if (reason !== undefined) throw new Refusal(422, 'password', reason, {}, { errors: { password: reason } });
}
