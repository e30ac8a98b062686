// What every screen of our own server may ask.
import type { Call } from './call.ts';

export const commonCalls = {
  getMeta: { method: 'GET', path: '/meta', permission: 'public', ours: true },
  signOut: {
    method: 'POST',
    path: '/admin/users/signout',
    permission: 'session',
    beforeFactor: true,
    ours: true,
  },
  getOverview: {
    method: 'GET',
    path: '/admin/overview',
    permission: 'session',
    query: 'overview-query',
    answer: 'overview',
    ours: true,
  },
  getHistory: {
    method: 'GET',
    path: '/admin/history/{entity}/{id}',
    permission: 'session',
    query: 'history-query',
    answer: ['history-entry'],
    ours: true,
  },
  getReferences: {
    method: 'GET',
    path: '/admin/references/{list}',
    permission: 'session',
    query: 'references-query',
    answer: ['catalogue-row'],
    ours: true,
  },
  getReferring: {
    method: 'GET',
    path: '/admin/references/{list}/{id}',
    permission: 'session',
    answer: ['referring'],
    ours: true,
  },
  findEverything: {
    method: 'GET',
    path: '/admin/search',
    permission: 'session',
    query: 'search-query',
    answer: ['found'],
    ours: true,
  },
  // The right is that of adding a row of the noun: the handler asks for it.
  importRows: {
    method: 'POST',
    path: '/admin/imports/{noun}',
    permission: 'session',
    body: 'import-rows',
    answer: ['import-result'],
    ours: true,
  },
  getPlaces: { method: 'GET', path: '/places', permission: 'session', query: 'places-query', ours: true },
} as const satisfies Record<string, Call>;
