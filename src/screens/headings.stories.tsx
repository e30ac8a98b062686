// The headings of the lists, which are longer in some languages than in others.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { proxy, useSnapshot } from 'valtio';
import { paths } from '#src/app/paths.ts';
import { ScreenStory } from '../../.storybook/screen-story.tsx';

const lists = [paths.bookings, paths.guestPayments, paths.sales, paths.refunds] as const;
const shown = proxy<{ path: string }>({ path: lists[0] });

function OneByOne() {
  const { path } = useSnapshot(shown);
  return (
    <div data-path={path}>
      <ScreenStory path={path} server="filled" />
    </div>
  );
}

const meta = {
  title: 'Screens/Headings',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', isScreen: true },
  render: () => <OneByOne />,
} satisfies Meta;

export default meta;

/** What lies there for a pointer. */
const at = ({ left, top, width, height }: DOMRect): Element | null =>
  document.elementFromPoint(left + width / 2, top + height / 2);

const inLanguage = (language: string): StoryObj => ({
  globals: { language, viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect([document.documentElement.lang, window.innerWidth]).toEqual([language, 1440]);
    for (const path of lists) {
      shown.path = path;
      await waitFor(
        () => expect(canvasElement.querySelector(`[data-path="${path}"] tbody a`)).toBeVisible(),
        {
          timeout: 10_000,
        },
      );
      const heads = [...canvasElement.querySelectorAll<HTMLElement>('thead th')];
      await expect(heads.length).toBeGreaterThan(3);
      const cut = heads
        .map((cell) => cell.querySelector('button > span') ?? cell)
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
      await expect(cut, path).toEqual([]);
      // What an ellipsis stands for cannot be pressed.
      for (const label of canvasElement.querySelectorAll('thead th button'))
        await expect(label.contains(at(label.getBoundingClientRect())), path).toBe(true);
      await expect(heads.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

export const English: StoryObj = {
  ...inLanguage('en'),
  name: 'are whole in the language en, and the last column is in sight',
};
export const German: StoryObj = {
  ...inLanguage('de'),
  name: 'are whole in the language de, and the last column is in sight',
};
export const Italian: StoryObj = {
  ...inLanguage('it'),
  name: 'are whole in the language it, and the last column is in sight',
};
