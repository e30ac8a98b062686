// §4 the toggle of a way to pay, made from its machine; what is refused and not loaded is in payment.stories.tsx.
import type { Page } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { paymentMethodMachine, paymentStateOf } from '#machines/payment-method.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { describeScreen, type ScreenModel } from '#tests/support/models/screen-model.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

type State = StateOf<'paymentMethod'>;
type Method = ReturnType<ReturnType<typeof dataPage>['method']>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const zelle = { status: true, name: 'Quarterdeck', email: 'pay@quarterdeck.example' };
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

const give = (payment: object): Promise<unknown> => api.ask('POST', '/boats/setPayment', { payment });
const stored = async (): Promise<unknown> =>
  (await api.ask<{ Zelle?: object }>('GET', '/boats/getPayment')).Zelle;

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
