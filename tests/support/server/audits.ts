// What one submit leaves behind.
import type { CallName } from '#schemas/calls.ts';

/**
 * Audit entries of one submit, where it is not one: a campaign is sent after it is decided, a refund changes its payout,
 * the owner is told of a returned document, who comes in with a boat or a booking is a new user; the order of one's own views is nobody else's affair; a picture is of no row
 * until one is saved with it.
 */
const entries: Partial<Record<CallName, number>> = {
  decideCampaign: 2,
  approveRefund: 2,
  returnDocument: 2,
  reportBoat: 2,
  reportBooking: 2,
  reportDelivery: 0,
  arrangeViews: 0,
};

/** How many audit entries a submit of a call makes. */
export const auditsOf = (name: CallName): number => entries[name] ?? (name.endsWith('.picture') ? 0 : 1);
