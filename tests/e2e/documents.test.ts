// The buttons of both documents and what they do, made from the document machine: a new transition is tested by itself.
import { expect } from '#tests/support/browser/expect.ts';
import type { Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { dot } from '#tests/support/server/multipart.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { describeScreen, type ScreenModel } from '#tests/support/models/screen-model.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { comeTo } from '#tests/support/browser/visit.ts';

type State = StateOf<'document'>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);

let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

test('§4 an approval reaches the list of another admin without a reload', async () => {
  // One of the first boats of the demo, which show every pair of states.
  const boat = (await api.boats()).find(
    ({ _id, status }) =>
      Number(_id) < 20 &&
      stateOf('document', status?.navigation) === 'undecided' &&
      stateOf('document', status?.authorization) === 'approved',
  );
  if (!boat) throw new Error('No boat of the demo waits for its navigation license alone.');
  const other = await openTab({ storage: (await signIn(baseUrl)).storage });
  const list = boatListPage(other.page);
  await list.open(`?q=${encodeURIComponent(boat.model ?? '')}`);
  const card = list.card(boat.model ?? '');
  await expect(card).toContainText(labels.boatApproval.pendingApproval.text);
  await expect(card.getByRole('button')).toHaveText('Review Documents');

  const { page } = await openTab({ storage: api.storage });
  await boatListPage(page).open();
  await boatListPage(page).openBoat(boat.model ?? '');
  await boatDetailPage(page).documentation.click();
  await documentDialogPage(page).action('navigation', 'Approve').click();
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
      // Where it is open already it hears of what has been decided meanwhile.
      if (!(await card(page).isVisible())) {
        await comeTo(page, '/home/boat/detail', '/home/boat/option');
        await boatDetailPage(page).documentation.click();
      }
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
