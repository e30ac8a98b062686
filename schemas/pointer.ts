// JSON pointers (RFC 6901), such as /definitions/a~1b.

/** A key as a step of a pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The keys that a pointer leads through. */
export const keysIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The same of the fragment of a URI, such as #/definitions/a%20b. */
export const keysInFragment = (fragment: string): string[] => keysIn(decodeURIComponent(fragment));
