import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineDiagram } from './machine-diagram.tsx';

const meta = {
  title: 'Machines/Machine diagram',
  component: MachineDiagram,
  args: {
    title: 'Navigation License',
    states: [
      { name: 'undecided', text: 'Not yet decided', color: 'blue', icon: 'hourglass' },
      { name: 'approved', text: 'Approved', color: 'green', icon: 'check' },
      { name: 'pending', text: 'Pending', color: 'amber', icon: 'clock' },
    ],
    arrows: [
      { from: 'undecided', to: 'approved', event: 'approve' },
      { from: 'undecided', to: 'pending', event: 'reject' },
      { from: 'approved', to: 'pending', event: 'askVerification' },
      { from: 'approved', to: 'undecided', event: 'New image' },
      { from: 'pending', to: 'undecided', event: 'New image' },
    ],
    current: 'approved',
    actions: [
      { event: 'approve', label: 'Approve', reason: 'not now, only while it is: Not yet decided' },
      { event: 'reject', label: 'Reject', reason: 'not now, only while it is: Not yet decided' },
      { event: 'askVerification', label: 'Ask Verification', target: 'pending' },
    ],
  },
} satisfies Meta<typeof MachineDiagram>;

export default meta;

export const Approved: StoryObj<typeof meta> = {};
