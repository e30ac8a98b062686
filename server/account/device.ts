// What a browser says of itself, in words that a person knows again.
import Bowser from 'bowser';

export interface Device {
  browser?: string;
  system?: string;
}

const worded = (name: string | undefined, version: string | undefined): string =>
  [name, version].filter(Boolean).join(' ');

/** The device of a User-Agent header; what it does not tell is left out. */
export function deviceOf(agent: string): Device {
  if (agent === '') return {};
  const { browser, os } = Bowser.parse(agent);
  const [major] = browser.version?.split('.') ?? [];
  const [named, system] = [worded(browser.name, major), worded(os.name, os.versionName)];
  return { ...(named ? { browser: named } : {}), ...(system ? { system } : {}) };
}
