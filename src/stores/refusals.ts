import type { FilledText, Translate } from '#schemas/text.ts';
import type { Permission } from '#schemas/types.ts';
import { refusalFor } from './permissions.ts';
import { session } from './session.ts';

/** Why the signed-in admin may not do something, `undefined` when it is allowed. */
export const refusal = (permission: Permission | 'session'): FilledText | undefined =>
  permission === 'session' ? undefined : refusalFor(session.admin?.role, permission);

/** The same in words, as a button says it that cannot be pressed. */
export function whyNot(permission: Permission | 'session', t: Translate): string | undefined {
  const text = refusal(permission);
  return text && t(text);
}
