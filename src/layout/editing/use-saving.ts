// §8 one submit of one form: the submission machine, the toasts, the problems at the fields, and the choice after a 412.
import { useState } from 'react';
import type { Text } from '#schemas/text.ts';
import { isOutdated, type Save } from '#src/api/outcome.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { useSubmission } from './use-submission.ts';

const undo = async <Row, Value>(save: Save<Row, Value>, row: Row, former: Value): Promise<void> =>
  (await import('./undo.ts')).undo(save, row, former);

export interface Conflict<Row, Value> {
  /** The row that mine was made of. */
  base: Row;
  mine: Value;
  theirs: Row;
}

export interface Saving<Row, Value> {
  isBusy: boolean;
  /** The server's refusals by field; a new object for each answer. */
  problems: Record<string, Text> | undefined;
  conflict: Conflict<Row, Value> | undefined;
  /** @param former the value that it had; with one the toast offers to go back to it @returns whether it was saved */
  submit: (row: Row, value: Value, former?: Value) => Promise<boolean>;
  /**
   * The answer to a conflict.
   * @param kept what is saved over the newer row; nothing where that is taken
   * @param former the value of the row that is saved over
   * @returns whether it was saved
   */
  settle: (kept: Value | undefined, former?: Value) => Promise<boolean>;
  edit: () => void;
}

export interface SavingOptions<Row, Value> {
  save: Save<Row, Value>;
  /** Told when it worked, before anything is said; not when it is taken back. */
  onSaved?: () => void;
  /** Said when it worked; nothing is where more is to be done. */
  success: string | undefined;
  /** Shows the row that somebody else saved, when it was chosen. */
  takeNewer: (row: Row) => void;
  /** Two sides are to be chosen from; otherwise the newer row is shown, and that nothing was done. */
  hasSides?: boolean;
}

export function useSaving<Row, Value>({
  save,
  onSaved,
  success,
  takeNewer,
  hasSides = false,
}: SavingOptions<Row, Value>): Saving<Row, Value> {
  const submission = useSubmission();
  const [problems, setProblems] = useState<Record<string, Text>>();
  const [conflict, setConflict] = useState<Conflict<Row, Value>>();

  const submit = async (row: Row, value: Value, former?: Value): Promise<boolean> => {
    const ended = await submission.run(async () => {
      clearToasts();
      setProblems(undefined);
      const failure = await save(row, value);
      if (!failure) onSaved?.();
      return failure;
    });
    if (!ended) return false;
    const { failure } = ended;
    if (!failure) {
      const takeBack = former === undefined ? undefined : () => void undo(save, row, former);
      if (success !== undefined) toast('success', success, takeBack);
      return true;
    }
    if (isOutdated(failure)) {
      if (hasSides) {
        setConflict({ base: row, mine: value, theirs: failure.data });
        return false;
      }
      takeNewer(failure.data);
    }
    const { errors, sort, error } = failure;
    setProblems(errors ?? (sort ? { [sort]: error } : undefined));
    for (const text of errors ? Object.values(errors) : [error]) toast('error', text);
    return false;
  };

  const settle = async (kept: Value | undefined, former?: Value): Promise<boolean> => {
    if (!conflict) return false;
    setConflict(undefined);
    if (kept !== undefined) return submit(conflict.theirs, kept, former);
    submission.edit('reload');
    takeNewer(conflict.theirs);
    return false;
  };

  return {
    isBusy: submission.isBusy,
    problems,
    conflict,
    submit,
    settle,
    edit: () => submission.edit(),
  };
}
