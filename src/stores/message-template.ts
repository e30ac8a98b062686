// The automatic message, and the values of a booking to show it with.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { unknownVariable } from '#schemas/template.ts';
import type { MessageTemplate, MessageTemplateForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import type { Failure } from '#src/api/outcome.ts';
import { askAnew } from './late-answers.ts';

interface Store {
  error: Text | undefined;
  template: MessageTemplate | null;
}

export const messageTemplate = proxy<Store>({ error: undefined, template: null });

/** Shows it as it is after a change: what was asked before it is not waited for. */
export function showTemplate(template: MessageTemplate): void {
  askAnew(messageTemplate);
  Object.assign(messageTemplate, { error: undefined, template: ref(template) });
}

export async function loadTemplate(): Promise<void> {
  messageTemplate.error = undefined;
  const isAwaited = askAnew(messageTemplate);
  const outcome = await call(calls.getTemplate, {});
  if (!isAwaited()) return;
  if (outcome.ok) showTemplate(outcome.data);
  else messageTemplate.error = outcome.error;
}

/** Saves the text. One that names what cannot be filled in is refused here already. */
export async function saveTemplate(
  { version }: MessageTemplate,
  body: MessageTemplateForm,
): Promise<Failure<MessageTemplate> | undefined> {
  const variable = unknownVariable(body.text);
  if (variable !== undefined) {
    const error = { key: messages.refusal.unknownVariable, values: { variable } };
    return { ok: false, kind: 'refused', status: 0, error, sort: 'text' };
  }
  const outcome = await call(calls.saveTemplate, { body, version });
  if (!outcome.ok) return outcome;
  showTemplate(outcome.data);
  return undefined;
}
