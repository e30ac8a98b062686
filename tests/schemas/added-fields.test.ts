// A field of each type added to every form of a copy: drawn, judged, stored, answered again, in the type, the API
// description and the history.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#schemas/calls.ts';
import { compile } from '#schemas/compile.ts';
import { explain } from '#schemas/explain.ts';
import { stepsOf } from '#schemas/collections.ts';
import { collectionMachines } from '#schemas/generated/collection-machines.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import type { Admin, CatalogueName, CollectionName, HistoryEntry } from '#schemas/types.ts';
import { ask, type Answered } from '#tests/support/server/app.ts';
import { allTransitions } from '#tests/support/models/model.ts';
import { givenPayout, givenRefund, givenPaidBooking, payment } from '#tests/support/server/money.ts';
import { dot, multipart } from '#tests/support/server/multipart.ts';
import {
  copyProject,
  startCopy,
  type ProjectCopy,
  type RunningCopy,
} from '#tests/support/project/project-copy.ts';
import {
  boatInfo,
  givenBoat,
  givenCollectionRow,
  givenReview,
  givenUser,
} from '#tests/support/server/rows.ts';
import { givenReferred } from '#tests/support/documents/referred.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

const MINUTE = 60_000;
const formNames = Object.keys(forms);

const fields = {
  extraText: { type: 'string', title: 'Extra text', maxLength: 20 },
  extraNumber: { type: 'number', title: 'Extra number', maximum: 60 },
  extraFlag: { type: 'boolean', title: 'Extra flag' },
  extraChoice: { type: 'string', title: 'Extra choice', enum: ['one', 'two'] },
  extraDay: { type: 'string', title: 'Extra day', format: 'date' },
  extraOrNot: { type: ['string', 'null'], title: 'Extra or not' },
  extraList: { type: 'array', title: 'Extra list', items: { type: 'string' } },
  extraRows: {
    type: 'array',
    title: 'Extra rows',
    items: { type: 'object', properties: { part: { type: 'string', title: 'Part' } } },
  },
  extraGroup: {
    type: 'object',
    title: 'Extra group',
    properties: {
      size: { type: 'number', title: 'Extra size' },
      // Every object has one of its own.
      constructor: { type: 'string', title: 'Extra constructor' },
    },
  },
};
const extra = {
  extraText: 'teak deck',
  extraNumber: -4.5,
  extraFlag: false,
  extraChoice: 'two',
  extraDay: '2026-05-01',
  extraOrNot: null,
  extraList: ['a', 'b'],
  extraRows: [{ part: 'keel' }, {}],
  extraGroup: { size: 3, constructor: 'steel' },
};

const nameOf = (form: string): string =>
  form.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

/** The same under names that no other form has: several fill in one row. */
const namedFor = <Value>(form: string, values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${key}${nameOf(form)}`, value]));

/** Forms that fill in nothing that is stored. */
const asked = [
  'login',
  'new-collection',
  'boat-filter',
  'own-password',
  'password-proof',
  'factor-code',
  'document-return',
];

interface Stories {
  formStoryIndexer: { createIndex: (file: string) => Promise<{ importPath: string }[]> };
  formStories: () => { load: (id: string) => string };
}

let copy: ProjectCopy;
let stories: Stories;
let running: RunningCopy;
let headers: Record<string, string>;

/** The addresses that forms were sent to. */
const used = new Set<string>();

function send(call: CallName, params: Record<string, string>, body?: object): Promise<Answered> {
  if (body) used.add(calls[call].path);
  return ask(running.app, call, { params, headers, ...(body ? { body } : {}) });
}
const dataOf = async (call: CallName, params: Record<string, string> = {}): Promise<unknown> =>
  (await send(call, params)).envelope.data;
const rowOf = async (call: CallName, id: number): Promise<unknown> =>
  ((await dataOf(call)) as { _id: number }[]).find(({ _id }) => _id === id);

/** A form that has been filled in: what was answered, where it is read again, and whose history tells of it. */
interface Filled {
  saved: Answered;
  read: () => Promise<unknown>;
  history?: { entity: string; id: string };
}
type Taken = Record<string, { said?: object } | undefined>;
type Fill = (added: object) => Promise<Filled>;

const ofBoat =
  (call: CallName, form: object, at: (boat: Record<string, unknown>) => unknown = (boat) => boat): Fill =>
  async (added) => {
    const { id } = await givenBoat(running.db);
    const saved = await send(call, { id, boatId: id }, { ...form, ...added });
    const read = async () => at((await dataOf('getBoat', { id })) as Record<string, unknown>);
    return { saved, read, history: { entity: 'boat', id } };
  };

/** What is saved by a specified call is read, and told of, by the name of the collection as well. */
const ofCatalogue =
  (save: CallName, name: CatalogueName, form: object): Fill =>
  async (added) => ({
    saved: await send(save, {}, { id: 1, ...form, ...added }),
    read: () => dataOf(`${name}.read`, { id: '1' }),
    history: { entity: name, id: '1' },
  });

const ofIcons =
  (save: CallName, list: CallName): Fill =>
  async (added) => {
    const parts = Object.entries({ title: 'Kayak', ...added }).map(([field, value]) => ({
      field,
      content: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const request = multipart(...parts, { filename: 'a.png', type: 'image/png', content: dot });
    used.add(calls[save].path);
    const saved = await ask(running.app, save, {
      ...request,
      params: { id: '1' },
      headers: { ...request.headers, ...headers },
    });
    return { saved, read: () => rowOf(list, 1) };
  };

const ofMethod =
  (method: string, form: object): Fill =>
  async (added) => ({
    saved: await send('setPayment', {}, { payment: { [method]: { status: true, ...form, ...added } } }),
    read: async () => ((await dataOf('getPayment')) as Record<string, unknown>)[method],
  });

const ofPayout =
  (call: CallName, form: object): Fill =>
  async (added) => {
    const { payoutId: id } = await givenPayout(running.db, 'due');
    const saved = await send(call, { id }, { ...form, ...added });
    return { saved, read: () => dataOf('getPayout', { id }), history: { entity: 'payout', id } };
  };

/** The key of a row that was just made; of a refused one there is none. */
const idOf = ({ envelope }: Answered): string => String((envelope.data as { _id?: string } | undefined)?._id);

const ofCollection =
  (name: CollectionName): Fill =>
  async (added) => {
    await givenReferred(running.db, name);
    const saved = await send(
      `${name}.create`,
      {},
      { ...validDocument(forms[collections[name].form]), ...added },
    );
    const id = idOf(saved);
    return { saved, read: () => dataOf(`${name}.read`, { id }), history: { entity: name, id } };
  };

const ofSteps = Object.entries(collectionMachines).flatMap(([name, machine]) =>
  stepsOf(collections[name as CollectionName]).flatMap(([event, { form }]): [string, Fill][] => {
    if (!form) return [];
    const fill: Fill = async (added) => {
      const state = allTransitions(machine).find((one) => one.event === event)?.state;
      const id = await givenCollectionRow(running.db, name, {
        ...validDocument(forms[collections[name as CollectionName].form]),
        state,
      });
      const call = `${name}.${event}` as CallName;
      const saved = await send(call, { id }, { ...validDocument(forms[form]), ...added });
      const read = async () => {
        const row = (await dataOf(`${name}.read` as CallName, { id })) as { steps?: Taken };
        return row.steps?.[event]?.said;
      };
      return { saved, read, history: { entity: name, id } };
    };
    return [[form, fill]];
  }),
);

const payee = { name: 'Quarterdeck', email: 'pay@quarterdeck.example' };

const fills: Record<string, Fill> = {
  ...Object.fromEntries(collectionNames.map((name) => [collections[name].form, ofCollection(name)])),
  ...Object.fromEntries(ofSteps),
  'boat-info': ofBoat('updateBoat', boatInfo),
  location: ofBoat(
    'saveLocation',
    { boatname: 'Ada', locationtype: 1, marinaname: 'ACI', address: 'Split' },
    ({ location2 }) => location2,
  ),
  plan: ofBoat('savePlan', { description: 'A day', price: 90, captain: 1 }, ({ plans }) =>
    (plans as unknown[]).at(-1),
  ),
  cancellation: ofBoat('saveCancellation', { cancellation: 1 }),
  accessories: ofBoat('saveAccessories', { accessories: [1] }),
  allowes: ofBoat('saveAllowed', { allowes: [1] }),
  'boat-brand': ofCatalogue('addBoatBrand', 'boatbrands', { name: 'Azimut' }),
  'boat-type': ofCatalogue('addBoatType', 'boattypes', { name: 'Sloop' }),
  accessory: ofIcons('setAccessory', 'getAccessories'),
  'allowed-item': ofIcons('setAllowed', 'getAllowed'),
  'payment-bank': ofMethod('Bank', {
    ...payee,
    bank: 'B',
    accoountN: '1',
    aba: '021000021',
    address: 'Split',
    switf: 'SAZHHR22',
  }),
  'payment-zelle': ofMethod('Zelle', payee),
  'payment-binance': ofMethod('Binance', { ...payee, ID: '1' }),
  'payment-paypal': ofMethod('PayPal', payee),
  'service-fee': async (added) => ({
    saved: await send('setFee', {}, { fee: 11, ...added }),
    read: async () => (await send('getFee', {})).envelope['added'],
  }),
  'message-template': async (added) => ({
    saved: await send('saveTemplate', {}, { text: 'Fair winds', ...added }),
    read: () => dataOf('getTemplate'),
  }),
  message: async (added) => {
    const userId = await givenUser(running.db);
    const saved = await send('sendMessage', { userId }, { text: 'Hello', ...added });
    return { saved, read: async () => ((await dataOf('getMessages', { userId })) as unknown[])[0] };
  },
  note: async (added) => {
    const params = { entity: 'user', id: await givenUser(running.db) };
    const saved = await send('addNote', params, { text: 'The host called.', ...added });
    return { saved, read: async () => ((await dataOf('getNotes', params)) as unknown[])[0] };
  },
  'view-name': async (added) => {
    const data = { name: 'Mine', ...added };
    const saved = await send('addView', {}, { list: 'users', path: '/home/users', search: '', data });
    const id = idOf(saved);
    const read = async () => ((await dataOf('getViews')) as { _id: string }[]).find(({ _id }) => _id === id);
    return { saved, read };
  },
  campaign: async (added) => {
    const saved = await send('addCampaign', {}, { audience: 'all', text: 'Fair winds', ...added });
    const id = idOf(saved);
    return { saved, read: () => dataOf('getCampaign', { id }) };
  },
  user: async (added) => {
    const id = await givenUser(running.db);
    const saved = await send('updateUser', { id }, { data: { ...validDocument(forms.user), ...added } });
    return { saved, read: () => dataOf('getUser', { id }), history: { entity: 'user', id } };
  },
  admin: async (added) => {
    const person = { firstName: 'Ben', lastName: 'B', email: 'ben@staff.example', role: 3 };
    const body = { data: { ...person, password: 'Calm-water-42', ...added } };
    const saved = await send('addAdmin', {}, body);
    return {
      saved,
      read: async () =>
        ((await dataOf('getAdmins')) as { email: string }[]).find(({ email }) => email === person.email),
    };
  },
  'admin-row': async (added) => {
    const person = { firstName: 'Ada', lastName: 'A', email: 'admin-1@staff.example', role: 1 };
    const saved = await send('updateAdmin', { _id: 'admin-1' }, { data: { ...person, ...added } });
    return { saved, read: async () => ((await dataOf('getAdmins')) as { _id: string }[])[0] };
  },
  account: async (added) => ({
    saved: await send('saveAccount', {}, { firstName: 'Ada', ...added }),
    read: async () => (await send('checkSession', {})).envelope['existingUser'],
  }),
  preferences: async (added) => {
    const chosen = { language: 'en', theme: 'dark', density: 'compact', start: '/home' };
    const saved = await send('savePreferences', {}, { ...chosen, ...added });
    const read = async () => ((await send('checkSession', {})).envelope['existingUser'] as Admin).preferences;
    return { saved, read };
  },
  review: async (added) => {
    const { id, userId: hostId } = await givenBoat(running.db);
    const reviewId = await givenReview(running.db, id);
    const saved = await send('updateReview', { hostId }, { reviewId, review: 3, content: 'Fine', ...added });
    const read = async () => {
      const boat = (await dataOf('getBoat', { id })) as { reviews: unknown[] };
      return boat.reviews[0];
    };
    return { saved, read };
  },
  reason: ofPayout('holdPayout', { reason: 'A question.' }),
  'payout-payment': ofPayout('payPayout', payment),
  'host-account': async (added) => {
    const { payoutId: id } = await givenPayout(running.db, 'due');
    const saved = await send('saveHostAccount', { id }, { holder: 'Q', ...added });
    return {
      saved,
      read: async () => ((await dataOf('getPayout', { id })) as { account: unknown }).account,
      history: { entity: 'payout', id },
    };
  },
  'refund-proof': async (added) => {
    const { refundId: id } = await givenRefund(running.db, 'processing');
    const saved = await send('completeRefund', { id }, { ...payment, ...added });
    return { saved, read: () => dataOf('getRefund', { id }), history: { entity: 'refund', id } };
  },
  'refund-request': async (added) => {
    const { bookingId } = await givenPaidBooking(running.db);
    const form = { bookingId, reason: 1, cancelledAt: new Date().toISOString(), amount: 2 };
    const saved = await send('requestRefund', {}, { ...form, ...added });
    const id = idOf(saved);
    return { saved, read: () => dataOf('getRefund', { id }), history: { entity: 'refund', id } };
  },
};

beforeAll(async () => {
  copy = copyProject('added-fields');
  for (const name of formNames) {
    const file = `schemas/forms/${name}.schema.json`;
    const schema = JSON.parse(copy.read(file)) as { properties: object };
    copy.write(
      file,
      JSON.stringify({ ...schema, properties: { ...schema.properties, ...namedFor<object>(name, fields) } }),
    );
  }
  expect((await compile({ dir: `${copy.dir}/schemas` })).problems).toEqual([]);
  stories = await copy.load<Stories>('.storybook/form-stories.ts');
  running = await startCopy(copy);
  headers = await running.headersOf(1);
}, MINUTE);
afterAll(async () => {
  await running.close();
  copy.remove();
});

test('every form is among them', () => {
  expect([...Object.keys(fills), ...asked].sort()).toEqual([...formNames].sort());
});

describe.each(Object.entries(fills))('the fields added to %s', (name, fill) => {
  const given = namedFor<unknown>(name, extra);
  test('are drawn, and in the type', async () => {
    const html = await copy.drawForm(name, given, 1);
    for (const { title } of Object.values(fields)) expect(html).toContain(title);
    const [, rest = ''] = copy.read('schemas/types.ts').split(`export interface ${nameOf(name)}Form {`);
    expect(rest.split('\n}')[0]).toContain(`extraRows${nameOf(name)}?:`);
  });

  test('are stored, answered and in the history', async () => {
    const { saved, read, history } = await fill(given);
    expect([saved.status, saved.envelope.error]).toEqual([expect.toBeOneOf([200, 201]), undefined]);
    expect(await read()).toMatchObject(given);
    if (!history) return;
    const entries = (await dataOf('getHistory', history)) as HistoryEntry[];
    expect(JSON.stringify(entries)).toContain('Extra text');
    expect(JSON.stringify(entries)).toContain('Extra constructor');
  });

  test('are in the story, and in the browser’s verdict', async () => {
    const [story] = await stories.formStoryIndexer.createIndex(
      `${copy.dir}/schemas/forms/${name}.schema.json`,
    );
    const source = stories.formStories().load(story?.importPath ?? '');
    expect(source).toContain(`'/schemas/generated/forms/${name}.js'`);
    const { schema, validators } = await copy.form(name);
    const validate = validators[name];
    validate?.({ ...given, ...namedFor(name, { extraNumber: 61 }) });
    expect(explain(schema, validate?.errors ?? [])).toContainEqual(
      expect.objectContaining({ path: Object.keys(namedFor(name, { extraNumber: 61 }))[0] }),
    );
  });

  test('are refused by the server at their field', async () => {
    const refused = (await fill({ ...given, ...namedFor(name, { extraNumber: 61 }) })).saved;
    expect([refused.status, refused.envelope.sort]).toEqual([422, expect.stringMatching(/extraNumber\w+$/)]);
  });
});

test('the API description names them wherever they were sent', async () => {
  type Operations = Record<string, { requestBody?: object }>;
  const { paths } = (await running.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Operations>;
  }>();
  const described = (path: string): boolean =>
    Object.values(paths[`/api${path}`] ?? {}).some((row) =>
      JSON.stringify(row.requestBody ?? {}).includes('extraRows'),
    );
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((path) => !described(path))).toEqual([]);
});
