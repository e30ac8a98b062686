import { contentPadding, narrowestMenu, widestContent } from './shell.ts';
import { theme } from './theme.ts';

/**
 * How wide what is no table is in a window, but for a bar to scroll: what depends on it can be drawn before it is measured.
 * @param windowWidth in pixels, as what is returned
 */
export function contentWidth(windowWidth: number): number {
  const { lg, sm } = theme.breakpoints.values;
  const menu = windowWidth < lg ? 0 : Math.max(narrowestMenu, windowWidth / 6);
  const padding = windowWidth < sm ? contentPadding.phone : contentPadding.wide;
  return Math.min(widestContent, windowWidth - menu - 2 * padding);
}
