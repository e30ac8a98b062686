// One valid request for each row that the server answers.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { codeOf } from '#machines/codes.ts';
import type { CallName } from '#schemas/calls.ts';
import { stepsOf } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import { isPictured } from '#schemas/references.ts';
import type { CollectionName } from '#schemas/types.ts';
import { keepSecret } from '#server/access/factor-queries.ts';
import type { Database } from '#server/database/database.ts';
import { insertNote } from '#server/notes/queries.ts';
import { insertView } from '#server/views/queries.ts';
import type { Request } from './app.ts';
import { allTransitions } from '../models/model.ts';
import { dot, titled, upload } from './multipart.ts';
import { boatInfo, givenBooking, givenCampaign, givenCollectionRow, givenRows, signedIn } from './rows.ts';
import { givenReferred } from '../documents/referred.ts';
import { givenMoneyRows, payment } from './money.ts';
import { validDocument } from '../documents/valid-document.ts';

const textOf = (part: string): string => readFileSync(`schemas/forms/reason.${part}.json`, 'utf8');
const params = { subject: 'reason' };
const draft = { params, body: { texts: { schema: textOf('schema'), ui: textOf('ui') } } };
const formRequests = {
  getSubjects: {},
  getSubject: { params },
  judgeDraft: draft,
  weighDraft: draft,
  patchDraft: draft,
  saveDraft: draft,
};

const accountRequests = {
  saveAccount: { body: { firstName: 'Mia' } },
  savePreferences: { body: { language: 'de', theme: 'dark', density: 'compact', start: '/home' } },
  changePassword: { body: { current: 'short', password: 'long enough' } },
  saveOwnPicture: upload(dot),
  deleteOwnPicture: {},
  getSessions: {},
  endSession: { params: { id: 'nobody' } },
  endOtherSessions: {},
  getSignIns: {},
  startSecondFactor: { body: { current: 'short' } },
  confirmSecondFactor: { body: { code: '000000' } },
  renewRecoveryCodes: { body: { current: 'short' } },
  removeOwnSecondFactor: { body: { current: 'short' } },
} satisfies { [Name in CallName]?: Request };

/** About no row in particular. */
const plainRequests = {
  login: { params: { email: 'nobody@staff.example', password: 'long enough' } },
  checkSession: {},
  getAdmins: {},
  getAllUsers: {},
  getBoatTypes: {},
  getBoatBrands: {},
  getAccessories: {},
  getAllowed: {},
  getEngineCounts: {},
  getBathroomCounts: {},
  getCabinCounts: {},
  getCapacities: {},
  getPowers: {},
  getLocationTypes: {},
  getAllBoats: {},
  filterBoats: { body: { size: 0, boattype: 0, capacity: 0, price: 100, any: true } },
  getAllBookings: {},
  getFee: {},
  setFee: { body: { fee: 12.5 } },
  getPayment: {},
  addBoatType: { body: { id: 900, name: 'Trimaran' } },
  addBoatBrand: { body: { id: 900, name: 'Najad' } },
  setAccessory: { params: { id: '900' }, ...titled('Kayak') },
  setAllowed: { params: { id: '900' }, ...titled('Candles') },
  getAllReviews: {},
  getConversations: { query: { limit: '2' } },
  getCampaigns: {},
  getTemplate: {},
  saveTemplate: { body: { text: 'Hello {{guestName}}' } },
  getMeta: {},
  signOut: {},
  getOverview: {},
  getReferences: { params: { list: 'boat' }, query: { q: 'a' } },
  findEverything: { query: { q: 'boat' } },
  getColleagues: {},
  getPlaces: { query: { q: 'Split', language: 'en' } },
} satisfies { [Name in CallName]?: Request };

type Requests = { [Name in CallName]?: Request };

type Group = (db: Database, asker?: string) => Promise<Requests>;

/** What is asked for together because it needs the same rows; the cheapest first. */
const groups: Group[] = [
  () =>
    Promise.resolve({ ...formRequests, ...accountRequests, ...plainRequests, importRows: importRequest() }),
  viewRequests,
  moneyRequests,
  marketplaceRequests,
  ...collectionNames.map((name) => (db: Database) => collectionRequests(db, name)),
];
const groupOf = new Map<string, Group>();

async function requestsOf(group: Group, db: Database, asker?: string): Promise<Requests> {
  const requests = await group(db, asker);
  for (const name of Object.keys(requests)) groupOf.set(name, group);
  return requests;
}

/**
 * Requests about rows of their own: a boat whose documents are not yet decided, its host, and what belongs to it.
 * @param asker the admin whose own things are asked about; of somebody else's without it
 */
export async function validRequests(db: Database, asker?: string): Promise<Requests> {
  const requests: Requests = {};
  for (const group of groups) Object.assign(requests, await requestsOf(group, db, asker));
  return requests;
}

/** The one of a call, with the rows that it needs in place of those of all. */
export async function validRequest(
  db: Database,
  call: CallName,
  asker?: string,
): Promise<Request | undefined> {
  const known = groupOf.get(call);
  if (known) return (await requestsOf(known, db, asker))[call];
  for (const group of groups) {
    const requests = await requestsOf(group, db, asker);
    if (call in requests) return requests[call];
  }
  return undefined;
}

async function marketplaceRequests(db: Database, asker?: string): Promise<Requests> {
  const boat = await givenRows(db);
  const booking = await givenBooking(db, boat);
  const admin = await signedIn(db, 3);
  await keepSecret(db, admin.id, 'of a factor that was begun');
  const campaign = await givenCampaign(db);
  const person = { firstName: 'Mia', lastName: 'Berg', role: 2 };
  const { id, userId, spare } = boat;
  const note = await insertNote(db, { entity: 'boat', id }, asker ?? admin.id, { text: 'The host called.' });
  return {
    getUser: { params: { id: userId } },
    addAdmin: { body: { data: { ...person, email: `mia-${id}@staff.example`, password: 'long enough' } } },
    updateAdmin: {
      params: { _id: admin.id },
      body: { data: { ...person, email: `berg-${id}@staff.example`, password: '' } },
    },
    deleteAdmin: { params: { id: admin.id } },
    removeSecondFactor: { params: { id: admin.id } },
    updateUser: {
      params: { id: userId },
      body: { data: { firstName: 'Vera', email: `vera-${id}@hosts.example` } },
    },
    blockUser: { params: { id: userId }, body: { value: true } },
    getBoat: { params: { id } },
    getSimilarBoats: { params: { location: 'Split, Croatia', boatId: id } },
    updateBoat: { params: { id }, body: boatInfo },
    savePlan: { params: { boatId: id }, body: { description: 'A day', price: 80, captain: 1 } },
    deletePlan: { params: { boatId: id }, body: { _id: `plan-${id}` } },
    saveLocation: {
      params: { boatId: id },
      body: { boatname: 'Aurora', locationtype: 1, marinaname: 'ACI Marina', address: 'Split, Croatia' },
    },
    saveBoatImage: { params: { boatId: id, slot: 'photo4' }, ...upload(dot) },
    saveDocumentImage: { params: { boatId: id, type: 'navigation' }, ...upload(dot) },
    saveCancellation: { params: { boatId: id }, body: { cancellation: 2 } },
    saveAccessories: { params: { boatId: id }, body: { accessories: [1] } },
    saveAllowed: { params: { boatId: id }, body: { allowes: [1] } },
    setBoatStatus: { params: { boatId: id }, body: { sort: 'navigation', result: 1 } },
    returnDocument: { params: { boatId: id, type: 'authorization' }, body: { reason: 'unreadable' } },
    setBookingStatus: { params: { id: booking.id }, body: { value: codeOf('booking', 'due') } },
    setPayment: {
      body: { payment: { Zelle: { status: true, name: 'Blue Bay', email: 'pay@bay.example' } } },
    },
    deleteBoatType: { params: { id: String(spare) } },
    deleteBoatBrand: { params: { id: String(spare) } },
    deleteAccessory: { params: { id: String(spare) } },
    deleteAllowed: { params: { id: String(spare) } },
    updateReview: {
      params: { hostId: userId },
      body: { reviewId: `review-${id}`, review: 4.5, content: 'Fine.' },
    },
    deleteReview: { params: { hostId: userId, reviewId: `review-${id}` } },
    getConversation: { params: { userId } },
    getMessages: { params: { userId } },
    sendMessage: { params: { userId }, body: { text: 'Good morning' } },
    readMessages: { params: { userId }, body: { number: 1 } },
    reportBoat: {
      body: { event: `${id}:boat`, boat: boatInfo, host: { _id: `host-${id}`, firstName: 'Hana' } },
    },
    reportBooking: {
      body: {
        event: `${id}:booking`,
        boatId: id,
        guest: { _id: `guest-${id}`, firstName: 'Gus', lastName: 'Guest' },
        date: '2027-06-01T10:00:00.000Z',
        plan: 'Half a day',
        count: 4,
        price: 320,
        paymethod: 'card',
      },
    },
    reportHostResponse: { body: { event: `${id}:response`, bookingId: booking.id, response: 'accepted' } },
    reportCancelRequest: { body: { event: `${id}:cancel`, bookingId: booking.id, reason: 'Fog.' } },
    reportMessage: { body: { event: `${id}:message`, userId, text: 'Is the boat free in June?' } },
    reportDelivery: { body: { event: `${id}:delivery`, userId, number: 1 } },
    getCampaign: { params: { id: campaign } },
    addCampaign: { body: { audience: 'all', text: 'Fair winds to all' } },
    updateCampaign: { params: { id: campaign }, body: { audience: 'hosts', text: 'Fair winds to hosts' } },
    decideCampaign: { params: { id: campaign }, body: { event: 'send' } },
    testCampaign: { params: { id: campaign } },
    getHistory: { params: { entity: 'boat', id } },
    getReferring: { params: { list: 'boat', id } },
    getNotes: { params: { entity: 'boat', id } },
    addNote: { params: { entity: 'boat', id }, body: { text: 'The host called.' } },
    deleteNote: { params: { entity: 'boat', id, number: String(note) } },
  };
}

const incident = {
  title: 'Scratch',
  kind: 'damage',
  part: 'hull',
  happened: '2026-05-01',
  description: 'A scratch at the bow.',
};
const incidentColumns = Object.fromEntries(Object.keys(incident).map((field) => [field, { column: field }]));

/** Customer support may add incidents: the call is everybody's, the right is asked by noun. */
const importRequest = (): Request => ({
  params: { noun: 'incident' },
  body: {
    map: { title: 'Incidents', fields: incidentColumns },
    rows: [{ cells: { ...incident, title: `Scratch ${randomUUID()}` }, occurrence: 1 }],
    trial: false,
  },
});

async function viewRequests(db: Database, asker?: string): Promise<Requests> {
  const adminId = asker ?? (await signedIn(db, 3)).id;
  const data = { name: 'To be confirmed' };
  const body = { data, list: 'bookings', path: '/home/bookings', search: '?status=due' };
  const given = async (): Promise<{ params: { id: string } }> => {
    const id = randomUUID();
    // Of another list: an admin has so many views of one, and this runs for each right of each role.
    await insertView(db, id, adminId, { ...body, list: 'users' });
    return { params: { id } };
  };
  return {
    getViews: {},
    addView: { body },
    changeView: { ...(await given()), body },
    shareView: { ...(await given()), body: { shared: true } },
    deleteView: await given(),
    arrangeViews: { params: { list: 'bookings' }, body: { order: [], default: null } },
  };
}

/** Each call of a collection has a row of its own. */
async function collectionRequests(db: Database, name: CollectionName): Promise<Requests> {
  const requests: Requests = {};
  const collection = collections[name];
  await givenReferred(db, name);
  const body = validDocument(forms[collection.form]);
  const given = async (): Promise<{ params: { id: string } }> => ({
    params: { id: await givenCollectionRow(db, name, body) },
  });
  requests[`${name}.list`] = {};
  requests[`${name}.read`] = await given();
  requests[`${name}.create`] = { body };
  if (isPictured(name)) requests[`${name}.picture`] = upload(dot);
  requests[`${name}.change`] = { ...(await given()), body };
  requests[`${name}.delete`] = await given();
  for (const [event, { form }] of stepsOf(collection)) {
    const machine = collectionMachines[name] as AnyStateMachine;
    const state = allTransitions(machine).find((one) => one.event === event)?.state;
    const id = await givenCollectionRow(db, name, { ...body, state });
    requests[`${name}.${event}` as CallName] = {
      params: { id },
      ...(form ? { body: validDocument(forms[form]) } : {}),
    };
  }
  return requests;
}

/** Each row about a refund or a payout has one of its own, in the state it needs. */
async function moneyRequests(db: Database): Promise<Requests> {
  const { refund, payout, paidBooking } = await givenMoneyRows(db);
  const id = (id: string): Pick<Request, 'params'> => ({ params: { id } });
  const body = { reason: 'The boat was not there.' };
  return {
    getRefundReasons: {},
    getRefunds: {},
    getRefundable: { query: { q: paidBooking } },
    getRefund: id(refund('requested')),
    requestRefund: {
      body: { bookingId: paidBooking, reason: 1, cancelledAt: '2026-01-05T10:00:00Z', amount: 100 },
    },
    approveRefund: id(refund('requested')),
    rejectRefund: { ...id(refund('requested')), body },
    withdrawRefund: id(refund('requested')),
    processRefund: id(refund('approved')),
    completeRefund: { ...id(refund('processing')), body: payment },
    failRefund: { ...id(refund('processing')), body },
    saveRefundImage: { ...id(refund('requested')), ...upload(dot) },
    saveRefundProof: { ...id(refund('processing')), ...upload(dot) },
    getPayouts: {},
    getTransfers: { query: { ids: payout('due') } },
    getPayout: id(payout('due')),
    payPayouts: { body: { ids: [payout('due')], total: 432, payment } },
    payPayout: { ...id(payout('due')), body: payment },
    holdPayout: { ...id(payout('due')), body },
    releasePayout: id(payout('held')),
    failPayout: { ...id(payout('paid')), body },
    retryPayout: id(payout('failed')),
    resendPayout: id(payout('due')),
    saveHostAccount: { ...id(payout('due')), body: { holder: 'Harbour Host' } },
  };
}
