// §7 session, users and admin accounts.
import { success } from '../generated/messages/success.ts';
import type { Call } from './call.ts';

export const peopleCalls = {
  login: {
    method: 'GET',
    path: '/admin/users/{email}/{password}',
    permission: 'public',
    query: 'login-query',
    twin: { method: 'POST', path: '/admin/users/login', body: 'login' },
  },
  checkSession: { method: 'GET', path: '/admin/users/protected', permission: 'session', beforeFactor: true },
  getUser: { method: 'GET', path: '/users/{id}', permission: 'users.read', answer: 'user' },
  getAllUsers: {
    method: 'GET',
    path: '/admin/users/getAllusers',
    permission: 'users.read',
    query: 'users-page',
    answer: ['user'],
  },
  updateUser: {
    method: 'POST',
    path: '/admin/users/updateInfo/{id}',
    permission: 'users.edit',
    body: 'changed-user',
    answer: 'user',
    success: success.generic,
  },
  blockUser: {
    method: 'POST',
    path: '/admin/users/blockUser/{id}',
    permission: 'users.edit',
    body: 'block',
    answer: 'user',
    success: success.generic,
  },
  addAdmin: {
    method: 'POST',
    path: '/admin/users',
    permission: 'admins.edit',
    body: 'new-admin',
    answer: 'admin',
    success: success.addAdmin,
  },
  getAdmins: { method: 'GET', path: '/admin/users', permission: 'admins.read', answer: ['admin'] },
  updateAdmin: {
    method: 'PUT',
    path: '/admin/users/{_id}',
    permission: 'admins.edit',
    body: 'changed-admin',
    answer: 'admin',
    success: success.updateAdmin,
  },
  deleteAdmin: {
    method: 'DELETE',
    path: '/admin/users/{id}',
    permission: 'admins.edit',
    success: success.deleteAdmin,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/users/{id}/second-factor',
    permission: 'admins.edit',
    answer: 'admin',
    success: success.removeSecondFactor,
    ours: true,
  },
} as const satisfies Record<string, Call>;
