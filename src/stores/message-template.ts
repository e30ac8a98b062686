// The automatic message, and the values of a booking to show it with.
import { proxy, ref } from 'valtio';
import { messagesCalls } from '#schemas/calls/messages.ts';
import { refusal } from '#schemas/generated/messages/refusal.ts';
import { unknownVariable } from '#schemas/template.ts';
import type { MessageTemplate, MessageTemplateForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Failure } from '#src/api/call.ts';

interface Store {
  error: Text | undefined;
  template: MessageTemplate | null;
}

export const messageTemplate = proxy<Store>({ error: undefined, template: null });

export const showTemplate = (template: MessageTemplate): void =>
  void Object.assign(messageTemplate, { error: undefined, template: ref(template) });

export async function loadTemplate(): Promise<void> {
  messageTemplate.error = undefined;
  const outcome = await call(messagesCalls.getTemplate, {});
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
    const error = { key: refusal.unknownVariable, values: { variable } };
    return { ok: false, kind: 'refused', status: 0, error, sort: 'text' };
  }
  const outcome = await call(messagesCalls.saveTemplate, { body, version });
  if (!outcome.ok) return outcome;
  showTemplate(outcome.data);
  return undefined;
}
