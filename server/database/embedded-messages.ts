/** What the main thread asks of the thread of the embedded database; `name` makes the statement a prepared one. */
export type Request =
  | { kind: 'query' | 'json'; text: string; values: (string | null)[]; name?: string }
  | { kind: 'script'; text: string }
  | { kind: 'copy'; directory: string }
  | { kind: 'close' };

export interface Answer {
  rows?: unknown[];
  json?: string;
  /** The command tag: a commit of a failed transaction answers ROLLBACK. */
  command?: string;
  failure?: { message: string; code: string; constraint?: string };
}

export interface EmbeddedOptions {
  /** Where the database is kept; in memory without. */
  directory?: string;
}
