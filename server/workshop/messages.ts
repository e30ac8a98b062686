// What the workshop's thread is asked, and what it answers.
import type { Draft, DraftProblem } from '#schemas/compiler/draft.ts';
import type { FieldProblem } from '#schemas/explain.ts';
import type { DraftVerdict, Subject } from '#schemas/types.ts';
import type { StoredRow } from '../platform/stored-forms-queries.ts';

/** A subject as it is being edited. */
export interface Asked {
  subject: string;
  draft: Draft;
}

/** A file as it would be written. */
export interface WrittenFile {
  file: string;
  text: string;
}

/** A stored row that an edited form would refuse, with the first of its problems. */
export interface BrokenRow extends Omit<FieldProblem, 'isAlternative'> {
  id: string;
}

/** A form whose stored rows a draft may concern, and the edited collection where they are rows of that. */
export interface Concerned {
  form: string;
  collection?: string | undefined;
}

/** By the name of the question: what is asked, and what is answered. */
export interface Questions {
  list: { asked: null; answer: Subject[] };
  knows: { asked: { subject: string }; answer: boolean };
  /** `undefined` for a subject that is not there. */
  read: { asked: { subject: string }; answer: (Required<Pick<Subject, 'parts'>> & Subject) | undefined };
  judge: { asked: Asked & { form: string | undefined; data: unknown }; answer: DraftVerdict };
  concerned: { asked: Asked; answer: Concerned[] };
  /** Rows the saved form accepts and the edited one refuses; `already`: rows that both refuse. */
  weigh: {
    asked: Asked & Concerned & { entity: string; rows: Pick<StoredRow, 'id' | 'value'>[] };
    answer: { broken: BrokenRow[]; already: number };
  };
  /** The files as they would be written, and their difference from those that are saved. */
  write: { asked: Asked; answer: { problems: DraftProblem[]; files: WrittenFile[]; patch: string } };
}

export type Question = keyof Questions;

export interface Request<Name extends Question = Question> {
  name: Name;
  asked: Questions[Name]['asked'];
}

export type Answer<Name extends Question = Question> =
  /** `wrong`: what is wrong with the files as they are saved. */
  { answer: Questions[Name]['answer'] } | { wrong: string } | { failure: string };
