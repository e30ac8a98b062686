// The buttons of both documents and what they do, made from the document machine: a new transition is tested by itself.
import { expect } from '#tests/support/expect.ts';
import type { Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { actionsIn } from '#machines/chart.ts';
import { codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { dot } from '#tests/support/multipart.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { describeScreen, type ScreenModel } from '#tests/support/screen-model.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';
import { comeTo } from '#tests/support/visit.ts';

type State = StateOf<'document'>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const buttonsIn = (state: State): string[] =>
  actionsIn(documentMachine, state, documentActions)
    .filter(({ target }) => target)
    .map(({ label }) => label);

let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
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
  const tab = await takeTurn();
  const list = boatListPage(tab.page);
  await list.open();
  await list.openBoat(boat.model ?? '');
  await boatDetailPage(tab.page).documentation.click();
  const dialog = documentDialogPage(tab.page);
  await expect(dialog.box).toBeVisible();
  return { ...tab, dialog };
}

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

/** No other test changes the documents of this boat. */
const driven = 48;
const manager = 2;
const picture = { name: 'licence.png', mimeType: 'image/png', buffer: dot };

const documentModel = (type: DocumentType): ScreenModel => {
  const card = (page: Page) => documentDialogPage(page).card(type);
  const slot = (page: Page) => uploadSlot(page, labels.documentType[type].text);
  return {
    machine: documentMachine,
    words: labels.document,
    given: async (chief, state) => {
      const code = codeOf('document', state as State);
      const isThere = async (): Promise<boolean> => (await chief.boat(driven)).status?.[type] === code;
      if (await isThere()) return String(driven);
      await chief.bringDocument(driven, type);
      if (!(await isThere())) await chief.decide(driven, type, code);
      return String(driven);
    },
    state: async (chief, id) => stateOf('document', (await chief.boat(id)).status?.[type]),
    tab: (boat) => ({ boat }),
    open: async (page) => {
      await comeTo(page, '/home/boat/detail', '/home/boat/option');
      await boatDetailPage(page).documentation.click();
      await expect(card(page).getByRole('button', { name: /^Enlarge/ })).toBeVisible();
    },
    shown: card,
    gestures: {
      ...Object.fromEntries(
        documentActions.map(({ event, label }) => [
          event,
          { control: (page: Page) => documentDialogPage(page).action(type, label) },
        ]),
      ),
      upload: {
        go: async (page) => {
          await comeTo(page, '/home/boat/docimage', '/home/boat/option');
          await expect(slot(page).picture).toBeVisible();
        },
        control: (page) => slot(page).choose,
        act: async (page) => {
          await slot(page).input.setInputFiles(picture);
          await slot(page).upload.click();
          await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
        },
      },
    },
  };
};

// Both are shown by one component, and the server is asked with each role for each: here every role drives one of them.
for (const type of documentTypes)
  describeScreen(
    `§4 §6 the document ${type}`,
    documentModel(type),
    openTab,
    (role) => (role === manager) === (type === 'authorization'),
  );

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
