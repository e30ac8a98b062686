import type { HostReview } from '#schemas/types.ts';
import type { Translate } from '#src/language/i18n.ts';

/** Why a review can be neither changed nor deleted: §7 asks for both at its host, whom another server may not name. */
export const reasonAgainst = ({ hostId }: Pick<HostReview, 'hostId'>, t: Translate): string | undefined =>
  hostId === '' ? t('The host of this boat is not known.') : undefined;
