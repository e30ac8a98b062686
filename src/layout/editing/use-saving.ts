// §8 one submit of one form: the submission machine, the toasts, the problems at the fields, and the choice after a 412.
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Text } from '#schemas/text.ts';
import { isOutdated, type Save } from '#src/api/call.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

export interface Conflict<Row, Value> {
  mine: Value;
  theirs: Row;
}

export interface Saving<Row, Value> {
  isBusy: boolean;
  /** The server's refusals by field; a new object for each answer. */
  problems: Record<string, Text> | undefined;
  conflict: Conflict<Row, Value> | undefined;
  /** @returns whether it was saved */
  submit: (row: Row, value: Value) => Promise<boolean>;
  /** The answer to a conflict. */
  settle: (side: 'mine' | 'theirs') => void;
  edit: () => void;
}

export interface SavingOptions<Row, Value> {
  save: Save<Row, Value>;
  /** Said when it worked. */
  success: string;
  /** Shows the row that somebody else saved, when it was chosen. */
  takeNewer: (row: Row) => void;
}

export function useSaving<Row, Value>({
  save,
  success,
  takeNewer,
}: SavingOptions<Row, Value>): Saving<Row, Value> {
  const [submission, send] = useMachine(submissionMachine);
  const [problems, setProblems] = useState<Record<string, Text>>();
  const [conflict, setConflict] = useState<Conflict<Row, Value>>();

  const submit = async (row: Row, value: Value): Promise<boolean> => {
    if (!submission.can({ type: 'submit' })) return false;
    clearToasts();
    send({ type: 'submit' });
    setProblems(undefined);
    const failure = await save(row, value);
    if (!failure) {
      send({ type: 'saved' });
      toast('success', success);
      return true;
    }
    if (isOutdated(failure)) {
      send({ type: 'outdated' });
      setConflict({ mine: value, theirs: failure.data });
      return false;
    }
    send({ type: 'failed' });
    const { errors, sort, error } = failure;
    setProblems(errors ?? (sort ? { [sort]: error } : undefined));
    for (const text of errors ? Object.values(errors) : [error]) toast('error', text);
    return false;
  };

  const settle = (side: 'mine' | 'theirs'): void => {
    if (!conflict) return;
    setConflict(undefined);
    if (side === 'mine') return void submit(conflict.theirs, conflict.mine);
    send({ type: 'reload' });
    takeNewer(conflict.theirs);
  };

  return {
    isBusy: submission.hasTag('busy'),
    problems,
    conflict,
    submit,
    settle,
    edit: () => send({ type: 'edit' }),
  };
}
