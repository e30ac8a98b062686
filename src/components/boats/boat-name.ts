import { textOf } from '#schemas/row-values.ts';
import type { Translate } from '#schemas/text.ts';

/** What a boat is called on the screen: another server may not know its model. */
export const boatName = ({ model }: { model?: unknown }, t: Translate): string =>
  textOf(model).trim() || t('Boat');
