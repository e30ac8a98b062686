// The headings of the lists, which are longer in some languages than in others.
import { beforeAll, inject, test } from 'vitest';
import { paths } from '#src/app/paths.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { expect } from '#tests/support/expect.ts';
import { useTabs } from '#tests/support/tab.ts';
import { goTo } from '#tests/support/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

test.each(['en', 'de', 'it'])(
  'are whole in the language %s, and the last column is in sight',
  async (language) => {
    const { page } = await openTab({ storage: { ...api.storage, language } });
    await page.goto(paths.home);
    for (const path of [paths.bookings, paths.guestPayments, paths.sales, paths.refunds]) {
      const former = await page.title();
      await goTo(page, path);
      await expect(page).not.toHaveTitle(former);
      const heads = page.getByRole('columnheader');
      await expect(page.locator('tbody a').first()).toBeVisible();
      const cut = await heads.evaluateAll((cells) =>
        cells
          .map((cell) => cell.querySelector('button > span') ?? cell)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, path).toEqual([]);
      // What an ellipsis stands for cannot be pressed.
      for (const label of await heads.getByRole('button').all()) await label.click({ trial: true });
      await expect(heads.last()).toBeInViewport({ ratio: 1 });
    }
  },
);
