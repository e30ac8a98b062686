// §7 and what is ours beside it, by noun: the rows of the call table that were written by hand.
import { accountCalls } from './calls/account.ts';
import { boatsCalls } from './calls/boats.ts';
import { bookingsCalls } from './calls/bookings.ts';
import { commonCalls } from './calls/common.ts';
import { marketplaceCalls } from './calls/marketplace.ts';
import { messagesCalls } from './calls/messages.ts';
import { notesCalls } from './calls/notes.ts';
import { payoutsCalls } from './calls/payouts.ts';
import { peopleCalls } from './calls/people.ts';
import { platformCalls } from './calls/platform.ts';
import { refundsCalls } from './calls/refunds.ts';
import { viewsCalls } from './calls/views.ts';
import { workshopCalls } from './calls/workshop.ts';

export const writtenCalls = {
  ...peopleCalls,
  ...accountCalls,
  ...platformCalls,
  ...boatsCalls,
  ...bookingsCalls,
  ...messagesCalls,
  ...notesCalls,
  ...viewsCalls,
  ...workshopCalls,
  ...marketplaceCalls,
  ...commonCalls,
  ...refundsCalls,
  ...payoutsCalls,
} as const;
