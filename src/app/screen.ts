import type { ComponentType } from 'react';

/** What an address shows. It may ask for its rows before it is drawn. */
export type Screen = ComponentType & { begin?: () => Promise<void> };
