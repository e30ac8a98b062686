// A hand on the mouse or on the keyboard, which counts what it does: a click, a key, or a text that is typed are one step each.
import type { Locator, Page } from 'playwright';

export interface Hand {
  /** What was done so far. */
  readonly steps: number;
  click: (what: Locator) => Promise<void>;
  /** Several keys, with a space between them. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
}

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
  };
}
