// Who may do what, stated a second time beside schemas/roles.json: sentence by sentence, with the calls that each means.
import { readFileSync } from 'node:fs';
import type { CallName } from '#schemas/calls.ts';
import { stepsOf } from '#schemas/collections.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { isPictured } from '#schemas/references.ts';
import type { CollectionStep, Permission } from '#schemas/types.ts';

/** The roles. */
export const roleNames: Record<number, string> = { 1: 'FullAccess', 2: 'Manager', 3: 'Customer support' };
const everybody = [1, 2, 3];
const deciders = [1, 2];
const chief = [1];

export interface Rule {
  what: string;
  roles: readonly number[];
  /** What the rule is called in roles.json, when its calls ask for permission. */
  permission: Permission | 'public' | 'session' | 'marketplace';
  calls: readonly CallName[];
}

const written: readonly Rule[] = [
  { what: 'come in', roles: everybody, permission: 'public', calls: ['login', 'getMeta'] },
  {
    what: 'look at what every signed-in admin sees',
    roles: everybody,
    permission: 'session',
    calls: [
      'checkSession',
      'signOut',
      'getOverview',
      'getHistory',
      'getReferences',
      'getReferring',
      'findEverything',
      'importRows',
      'getPlaces',
      'getNotes',
      'getColleagues',
      'getViews',
    ],
  },
  {
    what: 'look after the own account',
    roles: everybody,
    permission: 'session',
    calls: [
      'saveAccount',
      'savePreferences',
      'changePassword',
      'saveOwnPicture',
      'deleteOwnPicture',
      'getSessions',
      'endSession',
      'endOtherSessions',
      'getSignIns',
      'startSecondFactor',
      'confirmSecondFactor',
      'renewRecoveryCodes',
      'removeOwnSecondFactor',
    ],
  },
  {
    what: 'speak for the marketplace',
    roles: [],
    permission: 'marketplace',
    calls: [
      'reportBoat',
      'reportBooking',
      'reportHostResponse',
      'reportCancelRequest',
      'reportMessage',
      'reportDelivery',
    ],
  },
  {
    what: 'read boats',
    roles: everybody,
    permission: 'boats.read',
    calls: ['getAllBoats', 'filterBoats', 'getBoat', 'getSimilarBoats'],
  },
  { what: 'read bookings', roles: everybody, permission: 'bookings.read', calls: ['getAllBookings'] },
  { what: 'read reviews', roles: everybody, permission: 'reviews.read', calls: ['getAllReviews'] },
  {
    what: 'read catalogues',
    roles: everybody,
    permission: 'catalogues.read',
    calls: [
      'getBoatTypes',
      'getBoatBrands',
      'getAccessories',
      'getAllowed',
      'getEngineCounts',
      'getBathroomCounts',
      'getCabinCounts',
      'getCapacities',
      'getPowers',
      'getLocationTypes',
      'getRefundReasons',
    ],
  },
  { what: 'read users', roles: everybody, permission: 'users.read', calls: ['getUser', 'getAllUsers'] },
  { what: 'see whole id numbers', roles: deciders, permission: 'users.identify', calls: [] },
  {
    what: 'read the fee and the payment settings',
    roles: everybody,
    permission: 'settings.read',
    calls: ['getFee', 'getPayment'],
  },
  {
    what: 'see the whole account numbers of the platform',
    roles: deciders,
    permission: 'settings.identify',
    calls: [],
  },
  {
    what: 'approve, reject, ask again for documents',
    roles: deciders,
    permission: 'documents.decide',
    calls: ['setBoatStatus', 'returnDocument'],
  },
  {
    what: 'edit boats, plans and pictures',
    roles: deciders,
    permission: 'boats.edit',
    calls: [
      'updateBoat',
      'savePlan',
      'deletePlan',
      'saveLocation',
      'saveBoatImage',
      'saveDocumentImage',
      'saveCancellation',
      'saveAccessories',
      'saveAllowed',
    ],
  },
  {
    what: 'edit reviews',
    roles: deciders,
    permission: 'reviews.edit',
    calls: ['updateReview', 'deleteReview'],
  },
  {
    what: 'edit catalogues',
    roles: deciders,
    permission: 'catalogues.edit',
    calls: [
      'addBoatType',
      'deleteBoatType',
      'addBoatBrand',
      'deleteBoatBrand',
      'setAccessory',
      'deleteAccessory',
      'setAllowed',
      'deleteAllowed',
    ],
  },
  {
    what: 'edit, block and unblock users',
    roles: deciders,
    permission: 'users.edit',
    calls: ['updateUser', 'blockUser'],
  },
  {
    what: 'confirm and cancel bookings',
    roles: deciders,
    permission: 'bookings.decide',
    calls: ['setBookingStatus'],
  },
  { what: 'read refunds', roles: everybody, permission: 'refunds.read', calls: ['getRefunds', 'getRefund'] },
  {
    what: 'ask for refunds, and take that back',
    roles: everybody,
    permission: 'refunds.request',
    calls: ['getRefundable', 'requestRefund', 'withdrawRefund', 'saveRefundImage'],
  },
  {
    what: 'approve, reject and send refunds',
    roles: deciders,
    permission: 'refunds.decide',
    calls: [
      'approveRefund',
      'rejectRefund',
      'processRefund',
      'completeRefund',
      'failRefund',
      'saveRefundProof',
    ],
  },
  { what: 'read payouts', roles: everybody, permission: 'payouts.read', calls: ['getPayouts', 'getPayout'] },
  {
    what: 'see the whole account numbers of hosts',
    roles: deciders,
    permission: 'payouts.identify',
    calls: [],
  },
  {
    what: 'hold, release and pay payouts',
    roles: deciders,
    permission: 'payouts.decide',
    calls: [
      'getTransfers',
      'payPayouts',
      'payPayout',
      'holdPayout',
      'releasePayout',
      'failPayout',
      'retryPayout',
      'resendPayout',
      'saveHostAccount',
    ],
  },
  {
    what: 'save views of lists',
    roles: everybody,
    permission: 'views.save',
    calls: ['addView', 'changeView', 'deleteView', 'arrangeViews'],
  },
  { what: 'share views of lists', roles: deciders, permission: 'views.share', calls: ['shareView'] },
  { what: 'write notes', roles: everybody, permission: 'notes.write', calls: ['addNote', 'deleteNote'] },
  {
    what: 'read messages',
    roles: everybody,
    permission: 'messages.read',
    calls: [
      'getConversations',
      'getConversation',
      'getMessages',
      'readMessages',
      'getCampaigns',
      'getCampaign',
      'getTemplate',
    ],
  },
  {
    what: 'write messages and notifications',
    roles: everybody,
    permission: 'messages.send',
    calls: ['sendMessage', 'addCampaign', 'updateCampaign', 'decideCampaign', 'testCampaign', 'saveTemplate'],
  },
  {
    what: 'change the service fee and the payment settings',
    roles: chief,
    permission: 'settings.edit',
    calls: ['setFee', 'setPayment'],
  },
  {
    what: 'read admin accounts, at least their own',
    roles: everybody,
    permission: 'admins.read',
    calls: ['getAdmins'],
  },
  { what: 'see the other admin accounts', roles: chief, permission: 'admins.list', calls: [] },
  {
    what: 'change admin accounts',
    roles: chief,
    permission: 'admins.edit',
    calls: ['addAdmin', 'updateAdmin', 'deleteAdmin', 'removeSecondFactor'],
  },
  {
    what: 'open the workshop',
    roles: chief,
    permission: 'forms.read',
    calls: ['getSubjects', 'getSubject', 'judgeDraft', 'weighDraft', 'patchDraft'],
  },
  { what: 'change forms', roles: chief, permission: 'forms.edit', calls: ['saveDraft'] },
];

const fileOf = (name: string): { permissions?: Partial<Record<string, number[]>> } =>
  JSON.parse(readFileSync(`schemas/collections/${name}.collection.json`, 'utf8')) as object;
const usual = { read: everybody, edit: deciders, delete: deciders };
const callsOf = {
  read: ['list', 'read'],
  edit: ['create', 'change'],
  delete: ['delete'],
} as const;

/** A collection is everybody's to read and the deciders' to change, unless its own file says otherwise. */
const ofCollections = collectionNames.flatMap((name): Rule[] => {
  const own = fileOf(name).permissions ?? {};
  const steps = stepsOf(collections[name]).map(([event, { label }]): Rule => {
    const permission = `${name}.${event}` as CollectionStep;
    const what = `${label}, in ${collections[name].title}`;
    return { what, roles: own[event] ?? deciders, permission, calls: [permission] };
  });
  const others = (['read', 'edit', 'delete'] as const).map((right) => ({
    what: `${right} ${collections[name].title}`,
    roles: own[right] ?? usual[right],
    permission: `${name}.${right}` as const,
    calls: [
      ...callsOf[right].map((verb) => `${name}.${verb}` as const),
      ...(right === 'edit' && isPictured(name) ? [`${name}.picture` as const] : []),
    ],
  }));
  return [...others, ...steps];
});

export const rules: readonly Rule[] = [...written, ...ofCollections];
