// Which version of a row a client has seen: `If-Match`, compared strongly (RFC 9110, 13.1.1).

/** One version, or any of several. */
export type SeenVersion = number | readonly number[];

const tags = /(?:W\/)?"[^"]*"|[^\s,]+/g;
/** Some clients leave the quotes out. */
const ours = /^"?(\d{1,9})"?$/;

/** The versions that a header names, nothing where any will do. A weak tag, or one that is none of ours, names no version. */
export function seenIn(header: string | undefined): readonly number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return (header.match(tags) ?? []).flatMap((tag) => ours.exec(tag)?.slice(1).map(Number) ?? []);
}

export const isOfVersion = (version: number | undefined, seen: SeenVersion): boolean =>
  [seen].flat().some((one) => one === version);
