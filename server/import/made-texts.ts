// The texts that a map makes of cells. It can make much of little: of one letter, replaced again and again, more than there is room for.
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import type { ImportMapField } from '#schemas/types.ts';
import { fillSentence } from './map.ts';

const { characters } = limits.import;

export class TooLong extends Error {}

/** What is said of a field that a longer text was made for. */
export const tooLongFor = (label: string): Text => ({
  key: messages.keyword.maxLength,
  values: { label, limit: characters },
});

/** @throws TooLong */
function demandRoom(length: number): void {
  if (length > characters) throw new TooLong();
}

function demandShort(text: string): string {
  demandRoom(text.length);
  return text;
}

/** @throws TooLong before it is made */
export function replaceIn(text: string, { replace = {} }: ImportMapField): string {
  return Object.entries(replace).reduce((result, [from, to]) => {
    const parts = result.split(from);
    demandRoom(result.length + (parts.length - 1) * (to.length - from.length));
    return parts.join(to);
  }, text);
}

/** The sentences of a field whose columns all give something. @throws TooLong */
export function sentencesOf({ sentences = [] }: ImportMapField, valueOf: (name: string) => string): string {
  const shortOf = (name: string): string => demandShort(valueOf(name));
  const texts = sentences.map((sentence) => fillSentence(sentence, shortOf));
  return demandShort(texts.filter(Boolean).join(' '));
}
