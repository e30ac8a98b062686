// Ours: what staff write to each other about a row.
import { success } from '../generated/messages/success.ts';
import type { Call } from './call.ts';

export const notesCalls = {
  getNotes: {
    method: 'GET',
    path: '/admin/notes/{entity}/{id}',
    permission: 'session',
    query: 'history-query',
    answer: ['note'],
    ours: true,
  },
  addNote: {
    method: 'POST',
    path: '/admin/notes/{entity}/{id}',
    permission: 'notes.write',
    body: 'note',
    answer: 'note',
    success: success.generic,
    ours: true,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/admin/notes/{entity}/{id}/{number}',
    permission: 'notes.write',
    success: success.generic,
    ours: true,
  },
  getColleagues: {
    method: 'GET',
    path: '/admin/colleagues',
    permission: 'session',
    answer: ['colleague'],
    ours: true,
  },
} as const satisfies Record<string, Call>;
