// What a list says of its rows for the steps that are taken of several at once. Which steps there are is in its JSON.
import type { ComponentType } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { BulkStep } from '#schemas/table.ts';
import type { Forms } from '#schemas/types.ts';
import type { Failure } from '#src/api/outcome.ts';
import type { Language, Translate } from '#src/language/i18n.ts';

/** A form that is filled in once for all rows. */
export type AskedForm = FormDefinition<keyof Forms>;

export interface BulkKind<Row> {
  /** Why a step cannot be taken of a row now, as its button says it; nothing where it can. */
  reasonAgainst: (row: Row, event: string, t: Translate) => string | undefined;
  /** From which state to which a step leads of a row, translated, where that is not the same of all. */
  changeOf?: (row: Row, event: string, t: Translate) => string;
  /** The very call that the button makes. @param said what was filled in */
  take: (row: Row, event: string, said: object | undefined) => Promise<Failure | undefined>;
  /** What a step asks for. */
  formOf?: (step: BulkStep) => AskedForm | undefined;
  /** Steps that one call takes of several rows, as one. */
  together?: Readonly<
    Record<
      string,
      { most: number; take: (rows: readonly Row[], said: object) => Promise<Failure | undefined> }
    >
  >;
  /** What the rows come to: an amount. */
  sumOf?: (rows: readonly Row[], event: string, language: Language) => string | undefined;
  /** What else may be done with the rows of a step before it is taken. */
  Beside?: ComponentType<{ rows: readonly Row[]; event: string }>;
}

export type LoadBulk<Row> = () => Promise<BulkKind<Row>>;
