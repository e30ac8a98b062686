// The form workshop.
import messages from '../messages.json' with { type: 'json' };
import type { Call } from './call.ts';

const { success } = messages;

export const workshopCalls = {
  getForms: {
    method: 'GET',
    path: '/admin/forms',
    permission: 'forms.read',
    answer: ['form-source'],
    ours: true,
  },
  getForm: {
    method: 'GET',
    path: '/admin/forms/{form}',
    permission: 'forms.read',
    answer: 'form-source',
    ours: true,
  },
  judgeForm: {
    method: 'POST',
    path: '/admin/forms/{form}/verdict',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-verdict',
    ours: true,
  },
  weighForm: {
    method: 'POST',
    path: '/admin/forms/{form}/effect',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-effect',
    ours: true,
  },
  patchForm: {
    method: 'POST',
    path: '/admin/forms/{form}/patch',
    permission: 'forms.read',
    body: 'form-draft',
    answer: 'form-patch',
    ours: true,
  },
  saveForm: {
    method: 'PUT',
    path: '/admin/forms/{form}',
    permission: 'forms.edit',
    body: 'form-draft',
    answer: 'form-source',
    success: success.saveForm,
    ours: true,
  },
} as const satisfies Record<string, Call>;
