// What a Containerfile says, step by step; as much of the format as ours uses.
export interface Step {
  instruction: string;
  text: string;
}

/** The instructions in order, each with what stands behind it. */
export function stepsOf(containerfile: string): Step[] {
  return containerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ');
      return { instruction, text: rest.join(' ').trim() };
    });
}

/** `COPY [--from=STAGE] SOURCE … TARGET` */
export function copyOf(text: string): { from: string | undefined; sources: string[]; target: string } {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const places = words.filter((word) => !word.startsWith('--'));
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' };
}

/** `NAME=value …` */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]));

/** A file of compose.yaml that stands in it, by the name of its config. */
export function inlineFile(compose: string, name: string): string {
  const [, after = ''] = compose.split(`\n  ${name}:\n    content: |\n`);
  const [content = ''] = after.split(/\n(?! {6})/);
  return `${content.replace(/^ {6}/gm, '').trimEnd()}\n`;
}
