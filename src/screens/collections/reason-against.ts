// Why a step of a row of a collection cannot be taken: asked by its button, and for several rows at once.
import type { AnyStateMachine } from 'xstate';
import { judgeStep } from '#machines/collection.ts';
import { collections } from '#schemas/generated/collections.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { notWhile } from '#src/components/machines/step-reasons.ts';
import type { Translate } from '#src/language/i18n.ts';
import { formCall, stateOf } from '#src/stores/collections.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';

/** Why a step cannot be taken now, translated; nothing where it can. */
export function reasonAgainst(
  { name, machine, row }: { name: CollectionName; machine: AnyStateMachine; row: CollectionRow },
  event: string,
  t: Translate,
): string | undefined {
  const byRole = whyNot(formCall(name, event).permission, t);
  if (byRole !== undefined) return byRole;
  const { states = {}, steps = {} } = collections[name].machine ?? {};
  const state = stateOf(machine, row);
  const admin = String(session.admin?._id);
  const verdict = judgeStep(machine, { state, steps: row.steps }, event, {
    admin,
    notBy: steps[event]?.notBy,
  });
  if (verdict.refused === 'state') return notWhile(states[state]?.text ?? state, t);
  if (verdict.refused === 'own')
    return t(messages.refusal.ownStep, { step: t(steps[verdict.step]?.label ?? verdict.step) });
  return undefined;
}
