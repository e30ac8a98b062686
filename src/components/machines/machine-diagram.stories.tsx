import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

export const LargeText: StoryObj<typeof meta> = {
  name: 'it grows with the size that the browser is set to draw text in',
  beforeEach: () => {
    document.documentElement.style.fontSize = '24px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    const drawing = () => canvasElement.querySelector<SVGSVGElement>('[aria-hidden] > svg');
    await waitFor(() => expect(drawing()).not.toBeNull());
    const { width } = drawing()?.viewBox.baseVal ?? {};
    await expect(drawing()?.getBoundingClientRect().width).toBeCloseTo(Number(width) * 1.5, 0);
    await expect(getComputedStyle(canvas.getByRole('list')).fontSize).toBe('19.5px');
  },
};
