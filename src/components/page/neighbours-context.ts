import { createContext, type ReactNode } from 'react';

/** The way to the rows before and after the one that is shown, where it was opened from a list: drawn in its head. */
export const NeighboursContext = createContext<ReactNode>(null);
