import { defaultConfig, type ClientConfig } from '#schemas/config.ts';

let current: ClientConfig = defaultConfig;

/** Set once, before the first render. */
export function setConfig(config: ClientConfig): void {
  current = config;
}

/** The configuration of this installation (GET /config.json). */
export const config = (): ClientConfig => current;
