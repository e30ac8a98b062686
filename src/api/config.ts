// Reads /config.json before anything is rendered.
import { ofetch } from 'ofetch';
import { defaultConfig, type ClientConfig } from '#schemas/config.ts';
import { pageData } from './page-data.ts';

/** The configuration of this installation; the defaults where the file, or a part of it, is missing. */
export async function loadConfig(): Promise<ClientConfig> {
  try {
    const given =
      pageData().config ?? (await ofetch<Partial<ClientConfig>>('/config.json', { retry: 1, timeout: 5000 }));
    return { ...defaultConfig, ...given, maps: { ...defaultConfig.maps, ...given.maps } };
  } catch {
    return defaultConfig;
  }
}
