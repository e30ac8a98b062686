// Ours: saved views of lists.
import { success as successTexts } from '../generated/messages/success.ts';
import type { Call } from './call.ts';

const success = successTexts.generic;

export const viewsCalls = {
  getViews: { method: 'GET', path: '/admin/views', permission: 'session', answer: ['view'], ours: true },
  addView: {
    method: 'POST',
    path: '/admin/views',
    permission: 'views.save',
    body: 'saved-view',
    answer: 'view',
    success,
    ours: true,
  },
  changeView: {
    method: 'PUT',
    path: '/admin/views/{id}',
    permission: 'views.save',
    body: 'saved-view',
    answer: 'view',
    success,
    ours: true,
  },
  shareView: {
    method: 'PUT',
    path: '/admin/views/{id}/shared',
    permission: 'views.share',
    body: 'shared-view',
    answer: 'view',
    success,
    ours: true,
  },
  deleteView: { method: 'DELETE', path: '/admin/views/{id}', permission: 'views.save', success, ours: true },
  arrangeViews: {
    method: 'PUT',
    path: '/admin/views/lists/{list}',
    permission: 'views.save',
    body: 'arranged-views',
    success,
    ours: true,
  },
} as const satisfies Record<string, Call>;
