/** Who wants less motion sees none, and pays for none: of a page in other colours each part would be in transition. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookWithLessMotion } from '../../.storybook/both-schemes.ts';

const meta = { title: 'Theme/Less motion' } satisfies Meta;

export default meta;

export const Still: StoryObj = {
  render: () => (
    <>
      <p>It has no transition of its own.</p>
      <p style={{ transition: 'letter-spacing 120ms' }}>It widens.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const parts = [canvas.getByText('It has no transition of its own.'), canvas.getByText('It widens.')];
    await lookWithLessMotion(async () => {
      for (const part of parts) {
        await expect(getComputedStyle(part).letterSpacing).toBe('normal');
        part.style.letterSpacing = '2px';
        await expect(part.getAnimations()).toEqual([]);
        await expect(getComputedStyle(part).letterSpacing).toBe('2px');
      }
    });
  },
};
