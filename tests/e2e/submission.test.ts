// §5 §8 the submission machine in a browser: one form through all states of a submit, while the server's answers are held back.
import { beforeAll, expect as expectValue, inject, test } from 'vitest';
import { submissionMachine, type SubmissionEvent } from '#machines/submission.machine.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { exercised } from '#tests/support/models/exercised.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { boatSettingsPage } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** No other file changes this boat. */
const boatId = 49;
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

const tried = (state: string, ...events: SubmissionEvent['type'][]): void => {
  for (const event of events) exercised('browser', submissionMachine, { state, event });
};

test('§8 a form is edited, saved, fails, is outdated, and nothing is saved twice; a save that does not reach the server says so, keeps what was typed, and works again', async () => {
  const { page, expectComplaint } = await openTab({ storage: api.storage, boat: boatId });
  expectComplaint(/ERR_FAILED|status of 412/);
  const settings = boatSettingsPage(page);
  const { conflict, save } = settings;
  const name = settings.field('Boat Name');
  const saves = await holdCalls(page, '**/addLocation/*');
  const expectBusy = (isBusy: boolean): Promise<void> =>
    isBusy
      ? expect(save).toHaveAttribute('aria-busy', 'true')
      : expect(save).not.toHaveAttribute('aria-busy', 'true');
  const saveElsewhere = async (boatname: string): Promise<void> =>
    api.set('addLocation', boatId, { ...(await api.boat(boatId)).location2, boatname });
  const nameNow = async (): Promise<unknown> => (await api.boat(boatId)).location2?.boatname;
  const before = await nameNow();

  await settings.open('location');
  await expect(settings.state).toContainText('No changes');
  await expect(conflict.box).toHaveCount(0);
  await name.fill('First');
  await expect(settings.state).toContainText('Unsaved changes');
  tried('editing', 'reload', 'edit');

  await save.click();
  const first = await saves.next(1);
  await expectBusy(true);
  tried('editing', 'submit');
  await save.click({ force: true });
  await name.fill('Second');
  await name.press('Enter');
  await expectBusy(true);
  await expect(conflict.box).toHaveCount(0);
  expectValue(saves.count()).toBe(1);
  tried('saving', 'submit', 'edit', 'reload');

  await first.abort();
  await expect(shellPage(page).toast('There was an error fetching the data.')).toBeVisible();
  await expectBusy(false);
  await expect(name).toHaveValue('Second');
  await expect(settings.state).toContainText('Unsaved changes');
  await expect(conflict.box).toHaveCount(0);
  expectValue(await nameNow()).toBe(before);
  tried('saving', 'failed');
  tried('failed', 'reload');

  await save.click();
  const second = await saves.next(2);
  await expectBusy(true);
  tried('failed', 'submit');
  await second.abort();
  await expectBusy(false);
  await name.fill('Third');
  await expect(settings.state).toContainText('Unsaved changes');
  await save.click();
  tried('failed', 'edit');
  await (await saves.next(3)).continue();
  await expect(shellPage(page).toast('Location update successfully')).toBeVisible();
  await expectBusy(false);
  await expect(conflict.box).toHaveCount(0);
  expectValue(await nameNow()).toBe('Third');
  tried('saving', 'saved');
  tried('saved', 'reload');

  await name.fill('Fourth');
  await expect(settings.state).toContainText('Unsaved changes');
  tried('saved', 'edit');
  await save.click();
  const late = await saves.next(4);
  await saveElsewhere('Theirs');
  await late.continue();
  await expect(conflict.box).toBeVisible();
  // The form lies behind the question, out of reach.
  await expect(page.getByRole('textbox', { name: /^Boat Name/ })).toHaveCount(0);
  await expect(page.getByLabel(/^Boat Name\s?\*?$/)).toHaveValue('Fourth');
  await expect(conflict.box.getByRole('row', { name: 'Boat Name Fourth Theirs' })).toBeVisible();
  tried('saving', 'outdated');
  tried('outdated', 'edit');
  await conflict.takeTheirs.click();
  await expect(conflict.box).toHaveCount(0);
  await expect(name).toHaveValue('Theirs');
  expectValue(saves.count()).toBe(4);
  tried('outdated', 'reload');
  // Nothing is unsaved any more.
  await settings.back.click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/option`);

  await settings.option('Location').click();
  await name.fill('Mine');
  await save.click();
  const again = await saves.next(5);
  await saveElsewhere('Theirs again');
  await again.continue();
  await conflict.saveMine.click();
  const last = await saves.next(6);
  await expectBusy(true);
  await last.continue();
  await expect(conflict.box).toHaveCount(0);
  await expect(shellPage(page).toast('Location update successfully')).toBeVisible();
  await expect.poll(nameNow).toBe('Mine');
  tried('outdated', 'submit');
});

test('§8 what was saved is submitted again: a user is blocked and unblocked by one button', async () => {
  const user = String((await api.boat(boatId)).user?._id);
  const { page } = await openTab({ storage: api.storage });
  const users = usersPage(page);
  await users.open(`?row=${user}`);
  const blocks = await holdCalls(page, '**/blockUser/*');
  const isBlocked = async (): Promise<unknown> => (await api.user(user)).block ?? false;
  await users.block.click();
  await users.confirm.getByRole('button', { name: 'Block User' }).click();
  await (await blocks.next(1)).continue();
  await expect(users.unblock).toBeVisible();
  expectValue(await isBlocked()).toBe(true);
  await users.unblock.click();
  const yes = users.confirm.getByRole('button', { name: 'Unblock User' });
  await yes.click();
  const second = await blocks.next(2);
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  await second.continue();
  await expect(users.block).toBeVisible();
  expectValue(await isBlocked()).toBe(false);
  tried('saved', 'submit');
});
