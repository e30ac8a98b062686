// What of the suite is not judged, and why.
import type { Case, Group } from './suite.ts';

const remote = 'the document would be loaded from elsewhere';
const siblings = 'words beside a $ref count here, as in later drafts';

/** Single documents, by file, group and description. */
const documents: Record<string, string> = {
  'ref | ref overrides any sibling keywords | ref valid, maxItems ignored': siblings,
};

/** The documents of the suite's own host, which it wants to be loaded. */
const host = 'http://localhost:1234/';

/** The reason, or nothing for a document that is judged. */
export function reasonToSkip(file: string, group: Group, { description }: Case): string | undefined {
  if (file === 'refRemote' && JSON.stringify(group.schema).includes(host)) return remote;
  return documents[`${file} | ${group.description} | ${description}`];
}
