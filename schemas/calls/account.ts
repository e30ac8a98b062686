// Ours: what an admin does with the own account.
import messages from '../messages.json' with { type: 'json' };
import type { Call } from './call.ts';

const { success } = messages;

export const accountCalls = {
  saveAccount: {
    method: 'PUT',
    path: '/admin/account',
    permission: 'session',
    body: 'account',
    answer: 'admin',
    success: success.generic,
    ours: true,
  },
  savePreferences: {
    method: 'PUT',
    path: '/admin/account/preferences',
    permission: 'session',
    body: 'preferences',
    success: success.generic,
    ours: true,
  },
  changePassword: {
    method: 'POST',
    path: '/admin/account/password',
    permission: 'session',
    body: 'own-password',
    success: success.changePassword,
    ours: true,
  },
  saveOwnPicture: {
    method: 'POST',
    path: '/admin/account/picture',
    permission: 'session',
    body: 'photo',
    upload: 'photo',
    answer: 'admin',
    success: success.updateImage,
    ours: true,
  },
  deleteOwnPicture: {
    method: 'DELETE',
    path: '/admin/account/picture',
    permission: 'session',
    answer: 'admin',
    success: success.generic,
    ours: true,
  },
  getSessions: {
    method: 'GET',
    path: '/admin/account/sessions',
    permission: 'session',
    answer: ['own-session'],
    ours: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/account/sessions/{id}',
    permission: 'session',
    success: success.endSession,
    ours: true,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/admin/account/sessions',
    permission: 'session',
    success: success.endOtherSessions,
    ours: true,
  },
  getSignIns: {
    method: 'GET',
    path: '/admin/account/sign-ins',
    permission: 'session',
    query: 'history-query',
    answer: ['sign-in'],
    ours: true,
  },
} as const satisfies Record<string, Call>;
