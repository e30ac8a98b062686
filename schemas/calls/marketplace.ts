// For the marketplace's own services: each says what happened there.
import type { Call } from './call.ts';

export const marketplaceCalls = {
  reportBoat: {
    method: 'POST',
    path: '/marketplace/boats',
    permission: 'marketplace',
    body: 'reported-boat',
    ours: true,
  },
  reportBooking: {
    method: 'POST',
    path: '/marketplace/bookings',
    permission: 'marketplace',
    body: 'reported-booking',
    ours: true,
  },
  reportHostResponse: {
    method: 'POST',
    path: '/marketplace/hostResponses',
    permission: 'marketplace',
    body: 'reported-response',
    ours: true,
  },
  reportCancelRequest: {
    method: 'POST',
    path: '/marketplace/cancelRequests',
    permission: 'marketplace',
    body: 'reported-cancel-request',
    ours: true,
  },
  reportMessage: {
    method: 'POST',
    path: '/marketplace/messages',
    permission: 'marketplace',
    body: 'reported-message',
    ours: true,
  },
  reportDelivery: {
    method: 'POST',
    path: '/marketplace/deliveries',
    permission: 'marketplace',
    body: 'reported-delivery',
    ours: true,
  },
} as const satisfies Record<string, Call>;
