// What each figure of the home page is counted from: who may not read that is not told it.
import type { Admin, Overview, Permission } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';

type Reads<Figures> = Partial<Record<keyof Figures, Permission>>;

const parts: Reads<Overview> = { boats: 'boats.read', months: 'bookings.read', payouts: 'payouts.read' };
const waiting: Reads<NonNullable<Overview['waiting']>> = {
  documents: 'boats.read',
  bookings: 'bookings.read',
  payments: 'bookings.read',
  refunds: 'refunds.read',
  payouts: 'payouts.read',
};
const days: Reads<NonNullable<Overview['days']>['now']> = {
  bookings: 'bookings.read',
  revenue: 'bookings.read',
  cancelled: 'bookings.read',
  boats: 'boats.read',
  users: 'users.read',
};

/** The figures that an admin may be told; the others are left out. */
export function readableBy(admin: Admin, overview: Overview): Overview {
  const only = <Figures extends object>(figures: Figures, reads: Reads<Figures>): Figures =>
    Object.fromEntries(
      Object.entries(figures).filter(([key]) => {
        const permission = reads[key as keyof Figures];
        return permission === undefined || may(admin, permission);
      }),
    ) as Figures;
  const { days: told } = overview;
  return {
    ...only(overview, parts),
    ...(overview.waiting && { waiting: only(overview.waiting, waiting) }),
    ...(told && { days: { ...told, now: only(told.now, days), before: only(told.before, days) } }),
  };
}
