// §2 the push form in the browser: for whom, how it looks, a test, and what its machine allows to whom.
import { randomUUID } from 'node:crypto';
import { beforeAll, inject, test } from 'vitest';
import { campaignActions, campaignMachine, type CampaignState } from '#machines/campaign.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { AdminForm, Campaign, User } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { problemsIn } from '#tests/support/browser/axe.ts';
import { cellsOf, isTransition, type Cell } from '#tests/support/models/cells.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { expectExactly, statesOf } from '#tests/support/models/model.ts';
import { pushPage } from '#tests/support/pages/push.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const states = statesOf(campaignMachine) as CampaignState[];
const cells = cellsOf('browser', campaignMachine);
/** Admins of their own, so that nobody else hears what they test on themselves. */
const apis = new Map<number, Api>();
let users: User[];

beforeAll(async () => {
  const chief = await signIn(baseUrl);
  users = await chief.ask('GET', '/admin/users/getAllusers');
  for (const { id: role } of roles.roles) {
    const account = {
      email: `pusher-${randomUUID()}@quarterdeck.example`,
      password: 'a lamp for the harbour',
    };
    await chief.addAdmin({ firstName: 'Pia', lastName: 'Push', role: role as AdminForm['role'], ...account });
    apis.set(role, await signIn(baseUrl, account));
  }
});

function apiOf(role = 1): Api {
  const api = apis.get(role);
  if (!api) throw new Error(`There is no admin of role ${role}.`);
  return api;
}

const campaign = (id: Campaign['_id']): Promise<Campaign> =>
  apiOf().ask('GET', `/admin/messages/campaigns/${id}`);
const write = (form: object): Promise<Campaign> => apiOf().ask('POST', '/admin/messages/campaigns', form);
const send = async ({ _id }: Campaign): Promise<void> => {
  await apiOf().ask('POST', `/admin/messages/campaigns/${_id}/event`, { event: 'send' });
  await expect.poll(async () => (await campaign(_id)).status).not.toBe('sending');
};

/** A guest of no other test: the last ones of the list are left alone by them. */
const guests: User[] = [];
function takeGuest(): User {
  guests.push(...(guests.length === 0 ? users.filter(({ boatCount, block }) => !boatCount && !block) : []));
  const guest = guests.pop();
  if (!guest) throw new Error('No guest is left.');
  return guest;
}
const block = (id: User['_id'], value: boolean): Promise<unknown> =>
  apiOf().ask('POST', `/admin/users/blockUser/${id}`, { value });

const takeTurn = useTurns(openTab, (role: number) => ({ storage: apiOf(role).storage }));

async function open(role = 1) {
  const tab = await takeTurn(role);
  const push = pushPage(tab.page);
  await push.open();
  return { ...tab, push, shell: shellPage(tab.page) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const draft = (): Promise<Campaign> =>
  write({ audience: 'specific', users: [String(takeGuest()._id)], text: 'Fair winds' });

/** Brings a notification into a state. */
const given: Record<CampaignState, () => Promise<Campaign>> = {
  draft,
  // It is sent at once: the screen is told that it is not done yet.
  sending: draft,
  sent: async () => {
    const row = await draft();
    await send(row);
    return row;
  },
  // Its one recipient could not be reached, and can be now.
  failed: async () => {
    const row = await draft();
    const recipient = row.people?.[0]?._id ?? '';
    await block(recipient, true);
    await send(row);
    await block(recipient, false);
    return row;
  },
};

/** Answers that a notification is still on its way. */
const holdSending = ({ page }: Opened, { _id }: Campaign): Promise<unknown> =>
  page.route(`**/campaigns/${_id}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: Campaign };
    await route.fulfill({ json: { ...envelope, data: { ...envelope.data, status: 'sending' } } });
  });

const labelOf: Record<string, string> = {
  edit: 'Edit',
  ...Object.fromEntries(campaignActions.map(({ event, label }) => [event, label])),
};

/** What each event is on the screen, and how it is seen to have happened. */
const does: Record<string, (opened: Opened, row: Campaign) => Promise<void>> = {
  edit: async ({ push }, { _id }) => {
    await push.action('Edit').click();
    await push.text.fill('Fair winds to you');
    await push.proceed.click();
    await expect(push.preview).toContainText('Fair winds to you');
    await expect.poll(async () => (await campaign(_id)).text).toBe('Fair winds to you');
  },
  send: async ({ push }) => {
    await push.action('Send now').click();
    await expect(push.fact('Status')).toHaveText(labels.campaign.sent.text);
    await expect(push.fact('Delivery')).toHaveText('1 sent, 0 not reached');
  },
  retry: async ({ push }) => {
    await expect(push.fact('Delivery')).toHaveText('0 sent, 1 not reached');
    await push.action('Try again').click();
    await expect(push.fact('Status')).toHaveText(labels.campaign.sent.text);
    await expect(push.fact('Delivery')).toHaveText('1 sent, 0 not reached');
  },
};

const byEditFirst = (a: Cell, b: Cell): number => Number(b.event === 'edit') - Number(a.event === 'edit');

// Each role: src/screens/messages/campaigns.stories.tsx.
test('§2 §6 a manager finds the buttons that the machine allows in each state, which work, and no other', async () => {
  const role = 2;
  const opened = await open(role);
  const { push } = opened;
  for (const state of states) {
    const row = await given[state]();
    if (state === 'sending') await holdSending(opened, row);
    await push.open(String(row._id));
    await expect(push.fact('Status')).toHaveText(labels.campaign[state].text);
    const mine = cells.filter((cell) => cell.state === state && cell.role === role);
    for (const cell of mine) {
      const button = push.action(labelOf[cell.event] ?? '');
      if (isTransition(cell)) await expect(button).toBeEnabled();
      else await expect(button).toHaveCount(0);
    }
    // Editing comes back to where it was; what leads away comes last.
    for (const cell of mine.filter(isTransition).sort(byEditFirst)) await does[cell.event]?.(opened, row);
  }
});

test('the test knows every state and every event', () => {
  expectExactly(states, given);
  expectExactly([...new Set(cells.map(({ event }) => event))], does);
});

test('§2 to specific people: picked by keyboard, looked at, tested on oneself, sent without a question', async () => {
  const [ada, bo] = [takeGuest(), takeGuest()];
  const nameOf = ({ firstName, lastName }: User): string => [firstName, lastName].filter(Boolean).join(' ');
  const { page, push, shell } = await open();
  await push.audience('Specific').check();
  await push.text.fill('The harbour is closed on Sunday.');
  await expect(push.preview).toContainText('The harbour is closed on Sunday.');
  await push.proceed.click();
  await expect(push.people).toBeFocused();
  await expect(push.people).toHaveAccessibleDescription(/Choose at least one person\./);
  for (const { email } of [ada, bo]) {
    await page.keyboard.type(email ?? '');
    await expect(push.option(new RegExp(email ?? ''))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(push.people).toHaveValue('');
  }
  await expect(push.chosen.getByRole('listitem')).toHaveText([nameOf(ada), nameOf(bo)]);
  // What was found before it is asked again is not chosen by Enter, nor is the form handed in.
  await page.keyboard.press('Backspace');
  await expect(push.chosen.getByRole('listitem')).toHaveText([nameOf(ada)]);
  await page.keyboard.type(bo.email ?? '');
  await push.option(new RegExp(bo.email ?? '')).click();
  await page.reload();
  await expect(push.chosen.getByRole('listitem')).toHaveText([nameOf(ada), nameOf(bo)]);
  await push.proceed.click();
  await expect(shell.toast(messages.success.savePush)).toBeVisible();
  await expect(push.fact('Recipients')).toHaveText('2');
  await expect(push.chosen.getByRole('listitem')).toHaveText([nameOf(ada), nameOf(bo)]);
  await push.test.click();
  await expect(shell.toast(messages.success.testPush)).toBeVisible();
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  await push.action('Send now').click();
  await expect(shell.toast(messages.success.sendPush)).toBeVisible();
  await expect(push.fact('Delivery')).toHaveText('2 sent, 0 not reached');
  const row = push.row('The harbour is closed on Sunday.');
  await expect(row.first()).toContainText('Sent');
  await push.another.click();
  await expect(push.text).toHaveValue('');
  await push.search.fill('closed on sunday');
  await expect(push.rows).toHaveCount(1);
  await push.rows.getByRole('link').press('Enter');
  await expect(push.fact('Status')).toHaveText(labels.campaign.sent.text);
  await page.goBack();
  await expect(push.text).toBeVisible();
});

test('axe finds nothing in both themes, wide and on a phone, and nothing is wider', async () => {
  const row = await draft();
  const { page, push } = await open();
  await push.audience('Specific').check();
  await push.people.fill('an');
  await expect(push.option(/./).first()).toBeVisible();
  expect(await problemsIn(page, 'people who are found')).toEqual([]);
  await push.option(/./).first().click();
  await push.people.fill('no such person');
  await expect(push.card.getByText('Nobody of that name or email.').first()).toBeVisible();
  await push.open(String(row._id));
  await expect(push.fact('Status')).toBeVisible();
  expect(await problemsIn(page, 'a draft')).toEqual([]);
});
