// §4 the toggle of a way to pay, made from its machine, and who sees which part of an account number.
import type { Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { paymentMethodMachine, paymentStateOf } from '#machines/payment-method.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { signInAs } from '#tests/support/customer-support.ts';
import { expect } from '#tests/support/expect.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { describeScreen, type ScreenModel } from '#tests/support/screen-model.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';

type State = StateOf<'paymentMethod'>;
type Method = ReturnType<ReturnType<typeof dataPage>['method']>;
type Opened = Tab & { data: ReturnType<typeof dataPage>; zelle: Method };

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const zelle = { status: true, name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
const bank = { status: true, bank: 'Harbour Bank', name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
const numbers = { accoountN: '123456789012', aba: '021000021', address: '1 Quay', switf: 'HARBUS33' };
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

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
  const tab = await takeTurn();
  const data = dataPage(tab.page);
  await data.open('payment');
  const method = data.method('Zelle');
  await expect(method.card).toContainText(labels.paymentMethod[state].text);
  return { ...tab, data, zelle: method };
}

const card = (page: Page): Method => dataPage(page).method('Zelle');
const readOnly = async (page: Page, reason: string): Promise<void> => {
  const { toggle, field, save } = card(page);
  await expect(toggle).toBeDisabled();
  for (const name of ['Name', 'Email']) await expect(field(name)).not.toBeEditable();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(reason);
};
/** The toggle moves at once; the event is made when it is saved. */
const saved = (change: (method: Method) => Promise<void>) => async (page: Page) => {
  await change(card(page));
  await card(page).save.click();
  await expect(shellPage(page).toast('Set Payment Successfully')).toBeVisible();
};

const paymentModel: ScreenModel = {
  machine: paymentMethodMachine,
  words: labels.paymentMethod,
  given: async (_, state) => {
    await give({ Zelle: zelle });
    await give({ Zelle: { ...zelle, status: codeOf('paymentMethod', state as State) === 1 } });
    return 'Zelle';
  },
  state: async () => paymentStateOf(((await stored()) as { status?: boolean }).status),
  open: async (page) => {
    await dataPage(page).open('payment');
    await expect(card(page).field('Name')).toBeVisible();
  },
  shown: (page) => card(page).card,
  gestures: {
    turnOn: {
      control: (page) => card(page).toggle,
      act: saved(({ toggle }) => toggle.check({ force: true })),
      impossible: (page) => expect(card(page).toggle).toBeChecked(),
      forbidden: readOnly,
    },
    turnOff: {
      control: (page) => card(page).toggle,
      act: saved(({ toggle }) => toggle.uncheck({ force: true })),
      impossible: (page) => expect(card(page).toggle).not.toBeChecked(),
      forbidden: readOnly,
    },
    edit: {
      control: (page) => card(page).field('Name'),
      act: async (page) => {
        await saved(({ field }) => field('Name').fill('Quarterdeck Ltd'))(page);
        expect(await stored()).toEqual({ ...zelle, name: 'Quarterdeck Ltd' });
      },
      impossible: async (page) => {
        for (const name of ['Name', 'Email']) await expect(card(page).field(name)).not.toBeEditable();
      },
      forbidden: readOnly,
    },
  },
};

describeScreen('§4 §6 a way to pay', paymentModel, openTab);

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
  const support = await signInAs(3, 'Paige');
  const { page } = await openTab({ storage: support.storage });
  const data = dataPage(page);
  await data.open('payment');
  const method = data.method('Bank');
  await expect(method.field('Account number')).toHaveValue('••••••••9012');
  await expect(method.field('Account number')).not.toBeEditable();
  await expect(method.toggle).toBeDisabled();
  await expect(method.save).toBeDisabled();
  await expect(method.save).toHaveAccessibleDescription(english(refusalOf('settings.edit')));
});
