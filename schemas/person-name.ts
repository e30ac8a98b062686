import { textOf } from './row-values.ts';

interface Named {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** What a person is called; `otherwise` where there is no name, or nobody. Another server answers null for what it does not know. */
export const personName = (person: Named | null | undefined, otherwise?: string | null): string =>
  [person?.firstName, person?.lastName]
    .map((name) => textOf(name).trim())
    .filter(Boolean)
    .join(' ') || textOf(otherwise);
