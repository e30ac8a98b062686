// The workshop against a server that knows §7 and nothing else.
import { test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { expect } from '#tests/support/browser/expect.ts';
import { gate } from '#tests/support/gate.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { workshopPage } from '#tests/support/pages/workshop.page.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

test('it is said not to be offered, and is not in the menu', async () => {
  const { page } = await other.openSignedIn();
  const workshop = workshopPage(page);
  await workshop.open('boat-info');
  await expect(page.getByText('This server does not offer this section')).toBeVisible();
  await expect(shellPage(page).sections).toBeVisible();
  await expect(workshop.entry).toHaveCount(0);
});

test('what the server offers is not decided by a proxy that has none to ask', async () => {
  const { page, expectComplaint } = await other.openSignedIn();
  expectComplaint(/status of 503/);
  await page.route('**/api/meta', (route) => route.fulfill({ status: 503, body: 'No server' }));
  await workshopPage(page).open('boat-info');
  await expect(page.getByRole('alert')).toContainText(messages.failure.generic);
  // Whoever else asks late does not answer for the button: nothing is answered before it is pressed.
  const { passed, open: pressed } = gate();
  await page.route('**/api/meta', (route) => passed.then(() => route.continue()));
  await page.getByRole('button', { name: 'Retry' }).click();
  pressed();
  await expect(page.getByText('This server does not offer this section')).toBeVisible();
});
