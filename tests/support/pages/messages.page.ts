import type { Locator, Page } from 'playwright';
import { visit } from '../browser/visit.ts';

/** §2 Messages: its three parts. */
export const messagesPage = (page: Page) => {
  const main = page.getByRole('main');
  const list = page.getByRole('region', { name: 'Conversations' });
  const log = page.getByRole('log');
  return {
    open: (query = ''): Promise<unknown> => visit(page, `/home/message${query}`),
    part: (name: string): Locator =>
      page.getByRole('navigation', { name: 'Parts of Messages' }).getByRole('link', { name }),
    list,
    /** The row of a conversation; its name holds the last words and how many are unread. */
    row: (name: string): Locator => list.getByRole('link', { name }),
    rows: list.getByRole('link'),
    search: list.getByRole('searchbox', { name: 'Search conversations' }),
    thread: (name: string): Locator => page.getByRole('region', { name: `Conversation with ${name}` }),
    log,
    bubble: (text: string): Locator => log.getByRole('listitem').filter({ hasText: text }),
    text: main.getByRole('textbox', { name: 'Message' }),
    send: main.getByRole('button', { name: 'Send', exact: true }),
    notSent: main.getByRole('alert'),
    retry: main.getByRole('button', { name: 'Retry' }),
    profile: main.getByRole('link', { name: 'View Profile' }),
    template: {
      text: main.getByRole('textbox', { name: 'Text' }),
      preview: page.getByRole('article', { name: 'Preview' }),
      save: main.getByRole('button', { name: 'Save Changes' }),
    },
  };
};
