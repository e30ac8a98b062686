// Finds a browser for the tests, or brings one to the machine.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { run, runPackage } from './child.mjs';
import { showProgress } from './progress.mjs';

/**
 * Called after the installation of packages: the search itself is written once, in tests/support/browser/browser.ts.
 * @returns {Promise<string | undefined>} why the browser tests cannot run, or undefined when they can
 */
export async function missingBrowser() {
  const { tsImport } = await import('tsx/esm/api');
  const { findChromium, hasPreferredChromium } = await tsImport(
    '../tests/support/browser/browser.ts',
    import.meta.url,
  );
  const mayInstall = isDebian() && process.getuid?.() === 0;
  if (findChromium() && (hasPreferredChromium() || !mayInstall)) return undefined;
  if (process.env.CHROMIUM_PATH)
    return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`;

  const attempt = mayInstall ? installFromDebian : installFromPlaywright;
  const output = await attempt(Boolean(findChromium()));
  if (findChromium()) return undefined;
  return `No Chromium was found and none could be installed; install one, or set CHROMIUM_PATH.\n${output.trim()}`;
}

function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Chromium without a window, or the whole of it where Debian does not have that yet and no other browser is here. */
function installFromDebian(hasAnother) {
  return showProgress("Installing Debian's chromium", async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const add = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
    const update = await run('apt-get', ['update'], env);
    const shell = await add('chromium-headless-shell');
    if (shell.code === 0 || hasAnother) return update.output + shell.output;
    const whole = await add('chromium');
    return update.output + shell.output + whole.output;
  });
}

function installFromPlaywright() {
  return showProgress("Downloading Playwright's Chromium", async () => {
    const { output } = await runPackage('playwright/cli.js', ['install', 'chromium']);
    return output;
  });
}
