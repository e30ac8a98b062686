// The buttons of both documents and what they do, made from the document machine: a new transition is tested by itself.
import { expect } from '#tests/support/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { allTransitions, expectExactly, statesOf } from '#tests/support/model.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';

type State = StateOf<'document'>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const staffEvents = documentActions.map(({ event }) => String(event));
const states = statesOf(documentMachine) as State[];
const transitions = allTransitions(documentMachine).filter(({ event }) => staffEvents.includes(event));
const labelOf = (event: string): string =>
  documentActions.find((action) => action.event === event)?.label ?? '';
const buttonsIn = (state: string): string[] =>
  transitions.filter((transition) => transition.state === state).map(({ event }) => labelOf(event));

let api: Api;
const taken = new Set<Boat['_id']>();

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** One of the first boats of the demo, which show every pair of states; no test gets one that another has changed. */
async function takeBoat(wanted: Partial<Record<DocumentType, State>>, keep = false): Promise<Boat> {
  const boats = (await api.boats())
    .filter(({ _id }) => Number(_id) < 20 && !taken.has(_id))
    .sort((a, b) => Number(a._id) - Number(b._id));
  const boat = boats.find(({ status }) =>
    Object.entries(wanted).every(
      ([type, state]) => stateOf('document', status?.[type as DocumentType]) === state,
    ),
  );
  if (!boat) throw new Error(`No boat is left with ${JSON.stringify(wanted)}.`);
  if (!keep) taken.add(boat._id);
  return boat;
}

async function openDocuments(boat: Boat): Promise<Tab & { dialog: ReturnType<typeof documentDialogPage> }> {
  const tab = await openTab({ storage: api.storage, boat: boat._id });
  await tab.page.goto('/home/boat/detail');
  await boatDetailPage(tab.page).documentation.click();
  const dialog = documentDialogPage(tab.page);
  await expect(dialog.box).toBeVisible();
  return { ...tab, dialog };
}

test('the test knows every state and every event of staff', () => {
  expectExactly(states, labels.document);
  expect([...new Set(transitions.map(({ event }) => event))].sort()).toEqual([...staffEvents].sort());
});

test('§4 an approval reaches the list of another admin without a reload', async () => {
  const boat = await takeBoat({ navigation: 'undecided', authorization: 'approved' });
  const other = await openTab({ storage: (await signIn(baseUrl)).storage });
  const list = boatListPage(other.page);
  await list.open(`?q=${encodeURIComponent(boat.model ?? '')}`);
  const card = list.card(boat.model ?? '');
  await expect(card).toContainText(labels.boatApproval.pendingApproval.text);
  await expect(card.getByRole('button')).toHaveText('Review Documents');

  const { dialog } = await openDocuments(boat);
  await dialog.action('navigation', 'Approve').click();
  await expect(card).toContainText(labels.boatApproval.approved.text);
  await expect(card.getByRole('button')).toHaveText('View');
});

describe.each(documentTypes)('the document %s', (type) => {
  test.each(states)(`§4 %s: the dialog shows the word and exactly the machine's buttons`, async (state) => {
    const { dialog } = await openDocuments(await takeBoat({ [type]: state }, true));
    await expect(dialog.card(type)).toContainText(labels.document[state].text);
    await expect(dialog.actions(type)).toHaveText(buttonsIn(state));
    await expect(dialog.card(type).getByRole('button', { name: /^Enlarge/ })).toBeVisible();
  });

  test.each(transitions)('§4 $state: $event makes it $target', async ({ state, event, target }) => {
    const boat = await takeBoat({ [type]: state as State });
    const { page, dialog } = await openDocuments(boat);
    await dialog.action(type, labelOf(event)).click();

    await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
    await expect(dialog.card(type)).toContainText(labels.document[target as State].text);
    await expect(dialog.actions(type)).toHaveText(buttonsIn(target));
    const { status } = await api.boat(boat._id);
    expect(status).toEqual({ ...boat.status, [type]: codeOf('document', target as State) });
  });
});

test('a document is enlarged and the dialog stays', async () => {
  const { page, dialog } = await openDocuments(await takeBoat({}, true));
  await dialog
    .card('navigation')
    .getByRole('button', { name: /^Enlarge/ })
    .click();
  const large = page.getByRole('img', { name: 'Navigation License' });
  await expect(large).toBeVisible();
  expect(
    await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(dialog.box).toBeVisible();
});

test('§6 customer support sees the buttons, disabled, with the reason', async () => {
  const boat = await takeBoat({ navigation: 'undecided' }, true);
  const { page } = await openTab({
    storage: (await signInSupport()).storage,
    boat: boat._id,
  });
  await page.goto('/home/boat/detail');
  await boatDetailPage(page).documentation.click();
  const { actions } = documentDialogPage(page);

  await expect(actions('navigation')).toHaveText(buttonsIn('undecided'));
  for (const button of await actions('navigation').all()) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(roles.permissions['documents.decide'].refusal);
  }
});

test('§8 a decision that does not reach the server says so and leaves the buttons', async () => {
  const { page, dialog, expectComplaint } = await openDocuments(
    await takeBoat({ navigation: 'undecided' }, true),
  );
  expectComplaint(/ERR_FAILED/);
  await page.route('**/setBoatStatus/*', (route) => route.abort());
  await dialog.action('navigation', 'Approve').click();
  await expect(shellPage(page).toast('There was an error fetching the data.')).toBeVisible();
  await expect(dialog.actions('navigation')).toHaveText(buttonsIn('undecided'));
});

test('§4 a decision somebody else made first is shown instead of being overwritten', async () => {
  const boat = await takeBoat({ navigation: 'undecided' });
  const { page, dialog, expectComplaint } = await openDocuments(boat);
  expectComplaint(/status of 412/);
  // The other admin's change comes with the answer, not over the socket.
  let decided = false;
  await page.route('**/setBoatStatus/*', async (route) => {
    if (!decided) await api.decide(boat._id, 'navigation', codeOf('document', 'approved'));
    decided = true;
    await route.continue();
  });
  await dialog.action('navigation', 'Reject').click();
  await expect(shellPage(page).toast('Somebody else changed this in the meantime.')).toBeVisible();
  await expect(dialog.card('navigation')).toContainText(labels.document.approved.text);
  await expect(dialog.actions('navigation')).toHaveText(buttonsIn('approved'));
});
