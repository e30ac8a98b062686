/** A hash over names and contents of the given files and folders, from the root of the project. */
export function fingerprint(paths: string[]): string;
