// The shape of the suite: its files by name, each a list of schemas with documents and their verdicts.

export interface Case {
  description: string;
  data: unknown;
  valid: boolean;
}

export interface Group {
  description: string;
  schema: unknown;
  tests: Case[];
}

export interface Suite {
  files: Record<string, Group[]>;
}
