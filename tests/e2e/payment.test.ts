// §4 the toggle of a way to pay, made from its machine, and who sees which part of an account number.
import { beforeAll, inject, test } from 'vitest';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { paymentMethodMachine, type PaymentMethodEvent } from '#machines/payment-method.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import { signIn, type Api } from '#tests/support/api.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { expect } from '#tests/support/expect.ts';
import { allRefusals, allTransitions, eventsOf, expectExactly } from '#tests/support/model.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';

type State = StateOf<'paymentMethod'>;
type Event = PaymentMethodEvent['type'];
type Method = ReturnType<ReturnType<typeof dataPage>['method']>;
type Opened = Tab & { data: ReturnType<typeof dataPage>; zelle: Method };

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const zelle = { status: true, name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
const bank = { status: true, bank: 'Harbour Bank', name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
const numbers = { accoountN: '123456789012', aba: '021000021', address: '1 Quay', switf: 'HARBUS33' };
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

const give = (payment: object): Promise<unknown> => api.ask('POST', '/boats/setPayment', { payment });
const stored = async (): Promise<unknown> =>
  (await api.ask<{ Zelle?: object }>('GET', '/boats/getPayment')).Zelle;

/** Zelle as the machine would have it in `state`, on the screen. */
async function openIn(state: State): Promise<Opened> {
  await give({ Zelle: zelle });
  await give({ Zelle: { ...zelle, status: codeOf('paymentMethod', state) === 1 } });
  const tab = await openTab({ storage: api.storage });
  const data = dataPage(tab.page);
  await data.open('payment');
  const method = data.method('Zelle');
  await expect(method.card).toContainText(labels.paymentMethod[state].text);
  return { ...tab, data, zelle: method };
}

/** What each event is on the screen, and what it leaves of the row. */
const does: Record<Event, { act: (method: Method) => Promise<void>; after: object }> = {
  turnOn: { act: ({ toggle }) => toggle.check({ force: true }), after: { ...zelle, status: true } },
  turnOff: { act: ({ toggle }) => toggle.uncheck({ force: true }), after: { ...zelle, status: false } },
  edit: {
    act: ({ field }) => field('Name').fill('Quarterdeck Ltd'),
    after: { ...zelle, name: 'Quarterdeck Ltd' },
  },
};

/** How the screen keeps each event from being made where the machine refuses it. */
const keeps: Record<Event, (method: Method) => Promise<void>> = {
  turnOn: ({ toggle }) => expect(toggle).toBeChecked(),
  turnOff: ({ toggle }) => expect(toggle).not.toBeChecked(),
  edit: async ({ field }) => {
    await expect(field('Name')).not.toBeEditable();
    await expect(field('Email')).not.toBeEditable();
  },
};

test('the test knows every event', () => {
  expectExactly(eventsOf(paymentMethodMachine), does);
  expectExactly(eventsOf(paymentMethodMachine), keeps);
});

test.each(allTransitions(paymentMethodMachine))(
  '§4 a method that is $state: $event makes it $target',
  async ({ state, event, target }) => {
    const { page, zelle: method } = await openIn(state as State);
    const { act, after } = does[event as Event];
    await act(method);
    if (target === 'on') await expect(method.field('Name')).toBeEditable();
    else await expect(method.field('Name')).not.toBeEditable();
    await method.save.click();
    await expect(shellPage(page).toast('Set Payment Successfully')).toBeVisible();
    await expect(method.card).toContainText(labels.paymentMethod[target as State].text);
    expect(await stored()).toEqual(after);
  },
);

test.each(allRefusals(paymentMethodMachine))(
  '§4 a method that is $state offers no $event',
  async ({ state, event }) => {
    const { zelle: method } = await openIn(state as State);
    await keeps[event as Event](method);
  },
);

test('§5 a method that is on needs every field, said at the field and as a toast', async () => {
  const { page, zelle: method } = await openIn('on');
  await method.field('Name').fill('');
  await method.field('Email').fill('nowhere');
  await method.save.click();
  for (const text of ['Name is required.', 'Invalid email format.']) {
    await expect(method.card.getByText(text, { exact: true })).toBeVisible();
    await expect(shellPage(page).toast(text)).toBeVisible();
  }
  expect(await stored()).toEqual(zelle);
});

test('two admins at once: the second sees both sides and chooses', async () => {
  const { data, zelle: method, expectComplaint } = await openIn('on');
  expectComplaint(/status of 412/);
  await method.field('Name').fill('Mine');
  await give({ Zelle: { ...zelle, name: 'Theirs' } });
  await method.save.click();
  await expect(data.conflict.box).toContainText('Theirs');
  await expect(data.conflict.box).toContainText('Mine');
  await data.conflict.mine.click();
  await expect(data.conflict.box).toBeHidden();
  await expect.poll(stored).toEqual({ ...zelle, name: 'Mine' });
});

test('§8 payment information that cannot be loaded offers Retry', async () => {
  const { page } = await openTab({ storage: api.storage });
  const data = dataPage(page);
  const failure = { flag: false, sort: 'x', error: 'The harbour is closed.' };
  await page.route('**/getPayment', (route) => route.fulfill({ json: failure }));
  await data.open('payment');
  await expect(page.getByText(failure.error)).toBeVisible();
  await page.unroute('**/getPayment');
  await data.retry.click();
  await expect(data.method('PayPal').card).toBeVisible();
});

test('§6 customer support sees the last digits of an account, and is told why nothing can be changed', async () => {
  await give({ Bank: { ...bank, ...numbers } });
  const support = await signInSupport('Paige');
  const { page } = await openTab({ storage: support.storage });
  const data = dataPage(page);
  await data.open('payment');
  const method = data.method('Bank');
  await expect(method.field('Account number')).toHaveValue('••••••••9012');
  await expect(method.field('Account number')).not.toBeEditable();
  await expect(method.toggle).toBeDisabled();
  await expect(method.save).toBeDisabled();
  await expect(method.save).toHaveAccessibleDescription(roles.permissions['settings.edit'].refusal);
});
