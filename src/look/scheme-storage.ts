// Where the theme remembers light, dark or system.
import type { StorageManager } from '@mui/material/styles';
import { choices } from '#src/browser/choices.ts';
import { onOtherTab, remember, remembered } from '#src/browser/storage.ts';

/** The key of the choice. */
export const schemeKey = choices.theme;

/** Like the library's own; it also hears when another tab forgets everything. */
export const schemeStorage: StorageManager = ({ key }) => ({
  get: (otherwise) => remembered(key) ?? (otherwise as string),
  set: (scheme) => remember(key, scheme as string),
  subscribe: (listener) => onOtherTab(key, () => listener(remembered(key))),
});
