// What the workshop's thread is asked, and what it answers.
import type { Draft, DraftProblem } from '#schemas/compiler/draft.ts';
import type { FieldProblem } from '#schemas/explain.ts';
import type { FormVerdict } from '#schemas/types.ts';
import type { StoredRow } from './queries.ts';

/** A form's files as texts, by `schema` and `ui`. */
export type Texts = Omit<Draft, 'form'>;

/** A stored row that an edited form would refuse, with the first of its problems. */
export interface BrokenRow extends Omit<FieldProblem, 'isAlternative'> {
  id: string;
}

/** By the name of the question: what is asked, and what is answered. */
export interface Questions {
  /** The forms by name and title. */
  list: { asked: null; answer: { _id: string; title: string }[] };
  read: { asked: { form: string }; answer: Texts & { title: string } };
  judge: { asked: { draft: Draft; data: unknown }; answer: FormVerdict };
  /** Rows the saved form accepts and the draft refuses; `already`: rows that both refuse. */
  weigh: {
    asked: { draft: Draft; rows: Pick<StoredRow, 'id' | 'value'>[] };
    answer: { broken: BrokenRow[]; already: number };
  };
  /** The texts as they are written, and their difference from those that are saved. */
  write: { asked: { draft: Draft }; answer: { problems: DraftProblem[]; texts: Texts; patch: string } };
}

export type Question = keyof Questions;

export interface Request<Name extends Question = Question> {
  name: Name;
  asked: Questions[Name]['asked'];
}

export type Answer<Name extends Question = Question> =
  { answer: Questions[Name]['answer'] } | { failure: string };
