/** Without those that say of another place what is said already: a field that is called otherwise than all that name it is one mistake. */
export function onceSaid(sentences: readonly string[]): string[] {
  const texts = sentences.map((one) => one.slice(one.indexOf(': ')));
  return sentences.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}
