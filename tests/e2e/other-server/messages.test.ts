// §2 Messages against a server that knows §7 and nothing else: it says so in a sentence, and asks for nothing.
import { test } from 'vitest';
import { expect } from '#tests/support/browser/expect.ts';
import { messagesPage } from '#tests/support/pages/messages.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';
import { visit } from '#tests/support/browser/visit.ts';

const other = useOtherServer();

test('§2 no part of Messages is offered, whichever its address names; the rest works', async () => {
  const { page } = await other.openSignedIn();
  const screen = messagesPage(page);
  const sentence = 'This server does not offer this section; everything else works as usual.';
  for (const query of ['', '?part=push', '?part=automatic', '?user=65f0c1d2e3a4b5c6d7e8f901']) {
    await visit(page, `/home/message${query}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(screen.list).toHaveCount(0);
  }
  await expect(shellPage(page).heading).toHaveText('Messages');
  await shellPage(page).sections.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
