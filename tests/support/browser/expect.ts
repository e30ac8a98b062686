import { expect as withFiveSeconds } from 'playwright/test';

/** Playwright's assertions, which wait for what they expect: long enough for a machine with other things to do. */
export const expect = withFiveSeconds.configure({ timeout: 15_000 });
