// A hand on the mouse or on the keyboard, which counts what it does: a click, a key, or a text that is typed are one step each.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe, expect as check, inject, test } from 'vitest';
import { expect } from './expect.ts';
import type { GivenFile } from '../pages/upload-slot.page.ts';
import { useTabs, type TabOptions } from './tab.ts';
import { closeToasts, visit } from './visit.ts';

export interface Hand {
  /** What was done so far. */
  readonly steps: number;
  click: (what: Locator) => Promise<void>;
  /** Several keys, with a space between them. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The Tab key, until the focus is there. */
  tabTo: (what: Locator) => Promise<void>;
  /** A file is chosen in the window of the browser. */
  file: (input: Locator, file: GivenFile) => Promise<void>;
}

export interface Task {
  name: string;
  /** Done before anything is counted. */
  given?: () => Promise<void>;
  mouse: (page: Page, hand: Hand) => Promise<void>;
  keyboard: (page: Page, hand: Hand) => Promise<void>;
  /** Each way has a tab of its own: the list that one has worked off would still be shown where the other begins. */
  isApart?: boolean;
  /** It is done indeed. */
  done: (page: Page) => Promise<void>;
}

const MOST_TABS = 60;

export function handOn(page: Page): Hand {
  let steps = 0;
  return {
    get steps() {
      return steps;
    },
    click: async (what) => {
      steps += 1;
      await what.click();
    },
    press: async (keys) => {
      for (const key of keys.split(' ')) {
        steps += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      steps += 1;
      await page.keyboard.type(text);
    },
    tabTo: async (what) => {
      const isThere = (): Promise<boolean> => what.evaluate((node) => node === document.activeElement);
      for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1) {
        steps += 1;
        await page.keyboard.press('Tab');
      }
      await expect(what).toBeFocused();
    },
    file: async (input, file) => {
      steps += 1;
      await input.setInputFiles(file);
    },
  };
}

/** Rows of docs/steps.md by their tasks. */
export const stepsTable = new Map(
  readFileSync('docs/steps.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, task = '', mouse = '', keyboard = '']) => [task, { mouse, keyboard }]),
);

/** Does the tasks in both ways, and holds docs/steps.md to what was counted. */
export function countSteps(tasks: readonly Task[], storage: () => TabOptions['storage']): void {
  const openTab = useTabs(() => inject('baseUrl'));
  describe.each(tasks)('$name', ({ name, given, done, isApart = false, ...ways }) => {
    test('by keyboard, and by mouse', async () => {
      let { page } = await openTab({ storage: storage() });
      // By keyboard first: where the focus begins in a page that was loaded is counted.
      for (const way of ['keyboard', 'mouse'] as const) {
        await given?.();
        if (isApart && way === 'mouse') ({ page } = await openTab({ storage: storage() }));
        await closeToasts(page);
        await visit(page, '/home');
        await expect(page.getByRole('main').getByRole('link', { name: /^Refunds to approve/ })).toBeVisible();
        // The keys are loaded behind the shell.
        await page.waitForLoadState('networkidle');
        const hand = handOn(page);
        await ways[way](page, hand);
        await done(page);
        check([name, way, stepsTable.get(name)?.[way]]).toEqual([name, way, String(hand.steps)]);
      }
    });
  });
}
