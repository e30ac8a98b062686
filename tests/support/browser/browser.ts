import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { Refusal } from '../../../scripts/progress.mjs';

/** In the order of preference: the shell has no window to draw and needs a third of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH` when set, else one on the PATH, else an installed Chrome, else
 * the one Playwright downloaded; undefined when there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...onPath(COMMANDS), ...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Whether the quickest one is here, or `CHROMIUM_PATH` has chosen.
 * @public asked by scripts/browser.mjs, which loads this file by its name
 */
export function hasPreferredChromium(): boolean {
  return Boolean(process.env.CHROMIUM_PATH) || onPath(COMMANDS.slice(0, 1)).some((file) => existsSync(file));
}

function onPath(commands: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Launch options for the found Chromium. The sandbox cannot run as root; the rest keeps it off the network. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  const args = [
    '--disable-quic',
    '--disable-background-networking',
    // What moves for ever keeps a core busy long after its test.
    '--force-prefers-reduced-motion',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}

/** Starts the found Chromium without a window, with more arguments on request. The caller closes it. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  if (findChromium() === undefined) {
    throw new Refusal(
      'No Chromium or Chrome was found; install one, or set CHROMIUM_PATH to its program file.',
    );
  }
  const { args = [], ...options } = chromiumOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}
