// The workshop: a subject is a form with its two files, or any other file of schemas/.
import { success } from '../generated/messages/success.ts';
import type { Call } from './call.ts';

export const workshopCalls = {
  getSubjects: {
    method: 'GET',
    path: '/admin/workshop',
    permission: 'forms.read',
    answer: ['subject'],
    ours: true,
  },
  getSubject: {
    method: 'GET',
    path: '/admin/workshop/{subject}',
    permission: 'forms.read',
    answer: 'subject',
    ours: true,
  },
  judgeDraft: {
    method: 'POST',
    path: '/admin/workshop/{subject}/verdict',
    permission: 'forms.read',
    body: 'draft',
    answer: 'draft-verdict',
    ours: true,
  },
  weighDraft: {
    method: 'POST',
    path: '/admin/workshop/{subject}/effect',
    permission: 'forms.read',
    body: 'draft',
    answer: 'draft-effect',
    ours: true,
  },
  patchDraft: {
    method: 'POST',
    path: '/admin/workshop/{subject}/patch',
    permission: 'forms.read',
    body: 'draft',
    answer: 'draft-patch',
    ours: true,
  },
  saveDraft: {
    method: 'PUT',
    path: '/admin/workshop/{subject}',
    permission: 'forms.edit',
    body: 'draft',
    answer: 'subject',
    success: success.saveDraft,
    ours: true,
  },
} as const satisfies Record<string, Call>;
