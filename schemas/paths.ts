// The place of a field as one text: its keys with dots between them. A dot of a key itself has a backslash before it.

/** `['crew', 0, 'first.name']`: `crew.0.first\.name`. */
export const pathOf = (steps: readonly (string | number)[]): string =>
  steps.map((step) => String(step).replaceAll(/[\\.]/g, '\\$&')).join('.');

/** The keys of a path; none of the empty one. */
export const stepsOf = (path: string): string[] =>
  path === ''
    ? []
    : path
        .replaceAll(/\\(.)|\./g, (dot, key?: string) => (dot === '.' ? '\u0000' : (key ?? '')))
        .split('\u0000');
