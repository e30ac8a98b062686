import type { Locator, Page } from 'playwright';
import { visit } from '../browser/visit.ts';

const screens = {
  bookings: { path: '/home/bookings', table: 'Bookings', dialog: 'Booking Details' },
  guestPayments: { path: '/home/guest', table: 'Guest Payment', dialog: 'Guest details' },
};

/** §2 Bookings, or guest payments: the same list of fewer rows. */
export const bookingsPage = (page: Page, screen: keyof typeof screens = 'bookings') => {
  const { path, table, dialog } = screens[screen];
  const list = page.getByRole('table', { name: table, exact: true });
  const box = page.getByRole('dialog', { name: dialog, exact: true });
  const question = page.getByRole('alertdialog');
  const row = (id: string | number): Locator =>
    list.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
  const part = (title: string): Locator => box.getByRole('region', { name: title, exact: true });
  return {
    open: (query = ''): Promise<unknown> => visit(page, path + query),
    heading: page.getByRole('heading', { level: 1 }),
    search: page.getByRole('searchbox'),
    table: list,
    rows: list.locator('tbody').getByRole('row'),
    row,
    link: (id: string | number): Locator => row(id).getByRole('link'),
    filter: (title: string): Locator => page.getByRole('button', { name: title, exact: true }),
    choice: (title: string, name: string): Locator =>
      page.getByRole('group', { name: title }).getByRole('button', { name, exact: true }),
    box,
    part,
    /** The value behind a label in a part of the details. */
    fact: (title: string, label: string): Locator =>
      part(title)
        .locator('div', { has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition')
        .last(),
    /** What may be done with the booking: the buttons beneath, but Close. */
    actions: box.getByRole('button', { name: /Booking$/ }),
    action: (label: string): Locator => box.getByRole('button', { name: label, exact: true }),
    close: box.getByRole('button', { name: 'Close' }),
    question,
    really: question.getByRole('button', { name: 'Cancel Booking' }),
    keep: question.getByRole('button', { name: 'Keep the booking' }),
  };
};
