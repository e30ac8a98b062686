// §8 one submit of one form: the submission machine, the toasts, the problems at the fields, and the choice after a 412.
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Boat } from '#schemas/types.ts';
import type { Save } from '#src/stores/boat-settings.ts';
import { takeNewer } from '#src/stores/current-boat.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

export interface Conflict<Value> {
  mine: Value;
  theirs: Boat;
}

export interface Saving<Value> {
  isBusy: boolean;
  /** The server's refusals by field; a new object for each answer. */
  problems: Record<string, string> | undefined;
  conflict: Conflict<Value> | undefined;
  /** @returns whether it was saved */
  submit: (boat: Boat, value: Value) => Promise<boolean>;
  /** The answer to a conflict. */
  settle: (side: 'mine' | 'theirs') => void;
  edit: () => void;
}

const outdated = 412;

export function useSaving<Value>(save: Save<Value>, success: string): Saving<Value> {
  const [submission, send] = useMachine(submissionMachine);
  const [problems, setProblems] = useState<Record<string, string>>();
  const [conflict, setConflict] = useState<Conflict<Value>>();

  const submit = async (boat: Boat, value: Value): Promise<boolean> => {
    if (!submission.can({ type: 'submit' })) return false;
    clearToasts();
    send({ type: 'submit' });
    setProblems(undefined);
    const failure = await save(boat, value);
    if (!failure) {
      send({ type: 'saved' });
      toast('success', success);
      return true;
    }
    if (failure.status === outdated && failure.data) {
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
