// §7: one row per HTTP call. Below {host}/api; the server answers each row, the client makes each row.
import messages from './messages.json' with { type: 'json' };
import type { Bodies, Entities, Forms, Permission } from './types.ts';

type BodyName = keyof Bodies | keyof Forms;

/**
 * One row. `public` needs no token, `session` any signed-in admin, `marketplace` the token of the marketplace's own
 * services, anything else a permission of roles.json.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  permission: Permission | 'public' | 'session' | 'marketplace';
  /** The form or body that the request's JSON must satisfy. */
  body?: BodyName;
  /** The optional query; only our own server is asked with one. */
  query?: keyof Bodies;
  /** The request is multipart with the file in this field. */
  upload?: 'photo';
  /** What `data` of the envelope holds: one entity, or a list of them. */
  answer?: keyof Entities | readonly [keyof Entities];
  /** Shown when it worked. */
  success?: string;
  /** Shown when the request failed altogether (§8). */
  failure?: string;
  /**
   * A GET that should be none has a twin, which our server answers alike: the same address with DELETE, or an address
   * of its own with POST, whose body holds the params of the path and the query.
   */
  twin?: 'DELETE' | { readonly method: 'POST'; readonly path: `/${string}`; readonly body: BodyName };
  /** Not part of §7: absent on other servers, and never needed for what §7 describes. */
  ours?: true;
}

const { success, failure } = messages;
const lookup = (path: `/${string}`) =>
  ({ method: 'GET', path, permission: 'catalogues.read', answer: ['catalogue-row'] }) as const;

/** One step of one refund or payout. */
const step = <Noun extends string, Name extends string, P extends Permission>(
  noun: Noun,
  name: Name,
  permission: P,
) =>
  ({
    method: 'POST',
    path: `/admin/${noun}/{id}/${name}`,
    permission,
    success: success.generic,
    ours: true,
  }) as const;

export const calls = {
  // Session and users
  login: {
    method: 'GET',
    path: '/admin/users/{email}/{password}',
    permission: 'public',
    query: 'login-query',
    twin: { method: 'POST', path: '/admin/users/login', body: 'login' },
  },
  checkSession: { method: 'GET', path: '/admin/users/protected', permission: 'session' },
  getUser: { method: 'GET', path: '/users/{id}', permission: 'users.read', answer: 'user' },
  getAllUsers: {
    method: 'GET',
    path: '/admin/users/getAllusers',
    permission: 'users.read',
    query: 'users-page',
    answer: ['user'],
  },
  updateUser: {
    method: 'POST',
    path: '/admin/users/updateInfo/{id}',
    permission: 'users.edit',
    body: 'changed-user',
    answer: 'user',
    success: success.generic,
  },
  blockUser: {
    method: 'POST',
    path: '/admin/users/blockUser/{id}',
    permission: 'users.edit',
    body: 'block',
    answer: 'user',
    success: success.generic,
  },
  addAdmin: {
    method: 'POST',
    path: '/admin/users',
    permission: 'admins.edit',
    body: 'new-admin',
    answer: 'admin',
    success: success.addAdmin,
  },
  getAdmins: { method: 'GET', path: '/admin/users', permission: 'admins.read', answer: ['admin'] },
  updateAdmin: {
    method: 'PUT',
    path: '/admin/users/{_id}',
    permission: 'admins.edit',
    body: 'changed-admin',
    answer: 'admin',
    success: success.updateAdmin,
  },
  deleteAdmin: {
    method: 'DELETE',
    path: '/admin/users/{id}',
    permission: 'admins.edit',
    success: success.deleteAdmin,
  },

  // Platform data
  getFee: { method: 'GET', path: '/boats/getfee', permission: 'settings.read' },
  setFee: {
    method: 'POST',
    path: '/boats/setfee',
    permission: 'settings.edit',
    body: 'service-fee',
    success: success.setServiceFee,
  },
  getPayment: {
    method: 'GET',
    path: '/boats/getPayment',
    permission: 'settings.read',
    answer: 'payment',
  },
  setPayment: {
    method: 'POST',
    path: '/boats/setPayment',
    permission: 'settings.edit',
    body: 'payment',
    answer: 'payment',
    success: success.setPayment,
  },
  getBoatTypes: lookup('/boats/getallboattype'),
  addBoatType: {
    method: 'POST',
    path: '/boats/addboattype',
    permission: 'catalogues.edit',
    body: 'boat-type',
    answer: ['catalogue-row'],
    success: success.addType,
  },
  deleteBoatType: {
    method: 'GET',
    path: '/boats/deletetype/{id}',
    twin: 'DELETE',
    permission: 'catalogues.edit',
    answer: ['catalogue-row'],
    success: success.deleteType,
  },
  getBoatBrands: lookup('/boats/getallboatbrand'),
  addBoatBrand: {
    method: 'POST',
    path: '/boats/addboatbrand',
    permission: 'catalogues.edit',
    body: 'boat-brand',
    answer: ['catalogue-row'],
    success: success.addBrand,
  },
  deleteBoatBrand: {
    method: 'GET',
    path: '/boats/deletebrand/{id}',
    twin: 'DELETE',
    permission: 'catalogues.edit',
    answer: ['catalogue-row'],
    success: success.deleteBrand,
  },
  getAccessories: lookup('/boats/getAccessories'),
  setAccessory: {
    method: 'POST',
    path: '/boats/setAccessories/{id}',
    permission: 'catalogues.edit',
    body: 'titled-photo',
    upload: 'photo',
    answer: ['catalogue-row'],
    success: success.addAllowed,
  },
  deleteAccessory: {
    method: 'GET',
    path: '/boats/deleteAccessories/{id}',
    twin: 'DELETE',
    permission: 'catalogues.edit',
    answer: ['catalogue-row'],
    success: success.deleteAccessory,
  },
  getAllowed: lookup('/boats/getAllowes'),
  setAllowed: {
    method: 'POST',
    path: '/boats/setAllowes/{id}',
    permission: 'catalogues.edit',
    body: 'titled-photo',
    upload: 'photo',
    answer: ['catalogue-row'],
    success: success.addAllowed,
  },
  deleteAllowed: {
    method: 'GET',
    path: '/boats/deleteallow/{id}',
    twin: 'DELETE',
    permission: 'catalogues.edit',
    answer: ['catalogue-row'],
    success: success.deleteAllowed,
  },
  getEngineCounts: lookup('/boats/getEnginesCount'),
  getBathroomCounts: lookup('/boats/getBathroomCount'),
  getCabinCounts: lookup('/boats/getCabinscount'),
  getCapacities: lookup('/boats/getCapacity'),
  getPowers: lookup('/boats/getallboatpower'),
  getLocationTypes: lookup('/boats/getLocationType'),

  // Boats
  getAllBoats: {
    method: 'GET',
    path: '/admin/boats/getAllboats',
    permission: 'boats.read',
    query: 'boat-page',
    answer: ['boat'],
    failure: failure.boats,
  },
  filterBoats: {
    method: 'POST',
    path: '/admin/boats/search/filter',
    permission: 'boats.read',
    body: 'boat-filter',
    query: 'boat-page',
    answer: ['boat'],
    failure: failure.boats,
  },
  getBoat: { method: 'GET', path: '/boats/getbasicInfo/{id}', permission: 'boats.read', answer: 'boat' },
  getSimilarBoats: {
    method: 'GET',
    path: '/boats/getSimilar/{location}/{boatId}',
    permission: 'boats.read',
    answer: ['boat'],
    failure: failure.boats,
  },
  updateBoat: {
    method: 'PUT',
    path: '/boats/updateboat/{id}',
    permission: 'boats.edit',
    body: 'boat-info',
    answer: 'boat',
    success: success.updateBoat,
  },
  savePlan: {
    method: 'POST',
    path: '/boats/addplan/{boatId}',
    permission: 'boats.edit',
    body: 'plan',
    answer: ['plan'],
    success: success.updatePlans,
  },
  deletePlan: {
    method: 'POST',
    path: '/boats/delplan/{boatId}',
    permission: 'boats.edit',
    body: 'row-id',
    answer: ['plan'],
    success: success.updatePlans,
  },
  saveLocation: {
    method: 'POST',
    path: '/boats/addLocation/{boatId}',
    permission: 'boats.edit',
    body: 'location',
    success: success.updateLocation,
  },
  saveBoatImage: {
    method: 'POST',
    path: '/boats/addboatImage/{boatId}/{slot}',
    permission: 'boats.edit',
    body: 'photo',
    upload: 'photo',
    success: success.updateImage,
  },
  saveDocumentImage: {
    method: 'POST',
    path: '/boats/adddocImage/{boatId}/{type}',
    permission: 'boats.edit',
    body: 'photo',
    upload: 'photo',
    success: success.updateDocument,
  },
  saveCancellation: {
    method: 'POST',
    path: '/boats/addCancellation/{boatId}',
    permission: 'boats.edit',
    body: 'cancellation',
    success: success.updateCancellation,
  },
  saveAccessories: {
    method: 'POST',
    path: '/boats/addAccessories/{boatId}',
    permission: 'boats.edit',
    body: 'accessories',
    success: success.updateAccessories,
  },
  saveAllowed: {
    method: 'POST',
    path: '/boats/addAllowes/{boatId}',
    permission: 'boats.edit',
    body: 'allowes',
    success: success.updateAllowed,
  },
  setBoatStatus: {
    method: 'POST',
    path: '/admin/boats/setBoatStatus/{boatId}',
    permission: 'documents.decide',
    body: 'document-decision',
    success: success.updateDocument,
  },

  // Reviews
  getAllReviews: {
    method: 'GET',
    path: '/admin/boats/getAllReviews',
    permission: 'reviews.read',
    answer: ['boat'],
  },
  updateReview: {
    method: 'POST',
    path: '/admin/boats/setHostReview/{hostId}',
    permission: 'reviews.edit',
    body: 'review',
    answer: 'review',
    success: success.updateReview,
  },
  deleteReview: {
    method: 'GET',
    path: '/admin/boats/delHostReview/{hostId}/{reviewId}',
    twin: 'DELETE',
    permission: 'reviews.edit',
    success: success.deleteReview,
  },

  // Bookings
  getAllBookings: {
    method: 'GET',
    path: '/admin/booking/getAllBooking',
    permission: 'bookings.read',
    query: 'bookings-page',
    answer: ['booking'],
  },
  setBookingStatus: {
    method: 'POST',
    path: '/reservation/setBookStatus/{id}',
    permission: 'bookings.decide',
    body: 'booking-status',
    answer: 'booking',
    success: success.generic,
    failure: failure.bookingStatus,
  },

  // Messages (ours: §2 names the screen, §7 no call)
  getConversations: {
    method: 'GET',
    path: '/admin/messages/conversations',
    permission: 'messages.read',
    query: 'conversation-page',
    answer: ['conversation'],
    ours: true,
  },
  getConversation: {
    method: 'GET',
    path: '/admin/messages/conversations/{userId}',
    permission: 'messages.read',
    answer: 'conversation',
    ours: true,
  },
  getMessages: {
    method: 'GET',
    path: '/admin/messages/conversations/{userId}/messages',
    permission: 'messages.read',
    query: 'message-page',
    answer: ['message'],
    ours: true,
  },
  sendMessage: {
    method: 'POST',
    path: '/admin/messages/conversations/{userId}/messages',
    permission: 'messages.send',
    body: 'message',
    answer: 'message',
    ours: true,
  },
  readMessages: {
    method: 'POST',
    path: '/admin/messages/conversations/{userId}/read',
    permission: 'messages.read',
    body: 'read-messages',
    answer: 'conversation',
    ours: true,
  },
  getCampaigns: {
    method: 'GET',
    path: '/admin/messages/campaigns',
    permission: 'messages.read',
    query: 'campaigns-page',
    answer: ['campaign'],
    ours: true,
  },
  getCampaign: {
    method: 'GET',
    path: '/admin/messages/campaigns/{id}',
    permission: 'messages.read',
    answer: 'campaign',
    ours: true,
  },
  addCampaign: {
    method: 'POST',
    path: '/admin/messages/campaigns',
    permission: 'messages.send',
    body: 'campaign',
    answer: 'campaign',
    success: success.savePush,
    ours: true,
  },
  updateCampaign: {
    method: 'PUT',
    path: '/admin/messages/campaigns/{id}',
    permission: 'messages.send',
    body: 'campaign',
    answer: 'campaign',
    success: success.savePush,
    ours: true,
  },
  decideCampaign: {
    method: 'POST',
    path: '/admin/messages/campaigns/{id}/event',
    permission: 'messages.send',
    body: 'campaign-event',
    answer: 'campaign',
    success: success.sendPush,
    ours: true,
  },
  testCampaign: {
    method: 'POST',
    path: '/admin/messages/campaigns/{id}/test',
    permission: 'messages.send',
    success: success.testPush,
    ours: true,
  },
  getTemplate: {
    method: 'GET',
    path: '/admin/messages/template',
    permission: 'messages.read',
    answer: 'message-template',
    ours: true,
  },
  saveTemplate: {
    method: 'PUT',
    path: '/admin/messages/template',
    permission: 'messages.send',
    body: 'message-template',
    answer: 'message-template',
    success: success.saveTemplate,
    ours: true,
  },

  // Ours: the form workshop
  getForms: {
    method: 'GET',
    path: '/admin/forms',
    permission: 'forms.read',
    answer: ['form-source'],
    ours: true,
  },
  getForm: {
    method: 'GET',
    path: '/admin/forms/{form}',
    permission: 'forms.read',
    answer: 'form-source',
    ours: true,
  },
  judgeForm: {
    method: 'POST',
    path: '/admin/forms/{form}/verdict',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-verdict',
    ours: true,
  },
  weighForm: {
    method: 'POST',
    path: '/admin/forms/{form}/effect',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-effect',
    ours: true,
  },
  patchForm: {
    method: 'POST',
    path: '/admin/forms/{form}/patch',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-patch',
    ours: true,
  },
  saveForm: {
    method: 'PUT',
    path: '/admin/forms/{form}',
    permission: 'forms.edit',
    body: 'form-draft',
    answer: 'form-source',
    success: success.saveForm,
    ours: true,
  },

  // Ours, for the marketplace's own services: each says what happened there.
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

  // Ours
  getMeta: { method: 'GET', path: '/meta', permission: 'public', ours: true },
  signOut: { method: 'POST', path: '/admin/users/signout', permission: 'session', ours: true },
  getOverview: {
    method: 'GET',
    path: '/admin/overview',
    permission: 'session',
    answer: 'overview',
    ours: true,
  },
  getHistory: {
    method: 'GET',
    path: '/admin/history/{entity}/{id}',
    permission: 'session',
    query: 'history-query',
    answer: ['history-entry'],
    ours: true,
  },
  getPlaces: { method: 'GET', path: '/places', permission: 'session', query: 'places-query', ours: true },

  // Ours: refunds
  getRefundReasons: { ...lookup('/admin/refunds/reasons'), ours: true },
  getRefunds: {
    method: 'GET',
    path: '/admin/refunds',
    permission: 'refunds.read',
    query: 'refunds-page',
    answer: ['refund'],
    ours: true,
  },
  getRefundable: {
    method: 'GET',
    path: '/admin/refunds/bookings',
    permission: 'refunds.request',
    query: 'refundable-query',
    answer: ['refundable'],
    ours: true,
  },
  getRefund: {
    method: 'GET',
    path: '/admin/refunds/{id}',
    permission: 'refunds.read',
    answer: 'refund',
    ours: true,
  },
  requestRefund: {
    method: 'POST',
    path: '/admin/refunds',
    permission: 'refunds.request',
    body: 'refund-request',
    answer: 'refund',
    success: success.generic,
    ours: true,
  },
  approveRefund: { ...step('refunds', 'approve', 'refunds.decide'), answer: 'refund' },
  rejectRefund: { ...step('refunds', 'reject', 'refunds.decide'), body: 'reason', answer: 'refund' },
  withdrawRefund: { ...step('refunds', 'withdraw', 'refunds.request'), answer: 'refund' },
  processRefund: { ...step('refunds', 'process', 'refunds.decide'), answer: 'refund' },
  completeRefund: {
    ...step('refunds', 'complete', 'refunds.decide'),
    body: 'refund-proof',
    answer: 'refund',
  },
  failRefund: { ...step('refunds', 'fail', 'refunds.decide'), body: 'reason', answer: 'refund' },
  saveRefundImage: {
    ...step('refunds', 'image', 'refunds.request'),
    body: 'photo',
    upload: 'photo',
    answer: 'refund',
    success: success.updateImage,
  },
  saveRefundProof: {
    ...step('refunds', 'proof', 'refunds.decide'),
    body: 'photo',
    upload: 'photo',
    answer: 'refund',
    success: success.updateImage,
  },

  // Ours: payouts
  getPayouts: {
    method: 'GET',
    path: '/admin/payouts',
    permission: 'payouts.read',
    query: 'payouts-page',
    answer: ['payout'],
    ours: true,
  },
  getTransfers: {
    method: 'GET',
    path: '/admin/payouts/transfers',
    permission: 'payouts.decide',
    query: 'transfers-query',
    answer: ['transfer'],
    ours: true,
  },
  getPayout: {
    method: 'GET',
    path: '/admin/payouts/{id}',
    permission: 'payouts.read',
    answer: 'payout',
    ours: true,
  },
  payPayouts: {
    method: 'POST',
    path: '/admin/payouts/batches',
    permission: 'payouts.decide',
    body: 'payout-batch',
    answer: ['payout'],
    success: success.generic,
    ours: true,
  },
  payPayout: { ...step('payouts', 'pay', 'payouts.decide'), body: 'payout-payment', answer: 'payout' },
  holdPayout: { ...step('payouts', 'hold', 'payouts.decide'), body: 'reason', answer: 'payout' },
  releasePayout: { ...step('payouts', 'release', 'payouts.decide'), answer: 'payout' },
  failPayout: { ...step('payouts', 'fail', 'payouts.decide'), body: 'reason', answer: 'payout' },
  retryPayout: { ...step('payouts', 'retry', 'payouts.decide'), answer: 'payout' },
  resendPayout: { ...step('payouts', 'resend', 'payouts.decide'), answer: 'payout' },
  saveHostAccount: {
    ...step('payouts', 'account', 'payouts.decide'),
    body: 'host-account',
    answer: 'payout',
  },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The twin of a row, as a row. */
export function twinOf({ twin, query, ...row }: Call): Call | undefined {
  if (!twin) return undefined;
  if (twin !== 'DELETE') return { ...row, ...twin, ours: true };
  return { ...row, ...(query ? { query } : {}), method: 'DELETE', ours: true };
}

/** Whether a row changes what the marketplace stores, so that a repeated submit of it must count once. */
export const isMutation = ({ method, permission, twin }: Call): boolean =>
  (method !== 'GET' || twin === 'DELETE') && !/^(public|session)$|\.read$/.test(permission);

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** The `{name}` places of a row's path. */
export type ParamsOf<C extends Call> = Record<ParamsIn<C['path']>, string>;

/** The JSON body that a row sends; `undefined` where it sends none. */
export type BodyOf<C extends Call> = C extends { body: infer Name }
  ? Name extends keyof Forms
    ? Forms[Name]
    : Name extends keyof Bodies
      ? Bodies[Name]
      : never
  : undefined;

/** What a row answers in `data`. */
export type AnswerOf<C extends Call> = C extends { answer: readonly [infer Name extends keyof Entities] }
  ? Entities[Name][]
  : C extends { answer: infer Name extends keyof Entities }
    ? Entities[Name]
    : unknown;

/**
 * Puts the params into a row's path, each percent-encoded as one segment.
 * Throws for `.` and `..`: every URL parser drops them, encoded or not, so that another call would be made.
 */
export function pathOf<C extends Call>(row: C, params: ParamsOf<C>): string {
  return row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string>)[name] ?? '';
    if (value === '.' || value === '..') throw new RangeError(`"${value}" cannot be sent as ${name}.`);
    return encodeURIComponent(value);
  });
}
