// What can wait until the screen is there.

/** Where a browser cannot tell, a moment in which the first drawing is usually done. */
const usualMilliseconds = 200;
/** However busy the page is, it is not put off for longer. */
const mostMilliseconds = 1000;

/** Resolves as soon as the page has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: mostMilliseconds });
    else setTimeout(resolve, usualMilliseconds);
  });
