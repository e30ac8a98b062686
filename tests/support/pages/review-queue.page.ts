import type { Page } from 'playwright';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { DocumentType } from '#machines/boat-approval.ts';
import { visit } from '../browser/visit.ts';

/** Boats that wait for a decision, one after another. */
export const reviewQueuePage = (page: Page) => {
  const main = page.getByRole('main');
  const card = (type: DocumentType) => main.getByRole('article', { name: labels.documentType[type].text });
  const dialog = page.getByRole('dialog');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    place: main.getByRole('group', { name: 'In the list' }),
    card,
    action: (type: DocumentType, name: string) => card(type).getByRole('button', { name, exact: true }),
    view: (type: DocumentType) => card(type).getByRole('group'),
    both: main.getByRole('button', { name: 'Approve both' }),
    next: main.getByRole('button', { name: 'Next' }),
    told: main.getByRole('status'),
    dialog,
    open: (query = '') => visit(page, `/home/queue${query}`),
  };
};
