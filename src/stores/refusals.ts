import type { FilledText } from '#schemas/text.ts';
import type { Permission } from '#schemas/types.ts';
import { refusalFor } from './permissions.ts';
import { session } from './session.ts';

/** Why the signed-in admin may not do something, `undefined` when it is allowed. */
export const refusal = (permission: Permission): FilledText | undefined =>
  refusalFor(session.admin?.role, permission);
