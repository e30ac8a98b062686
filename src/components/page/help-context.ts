import { createContext, type ReactNode } from 'react';

/** The way to what there is to know about the screen: drawn beside its title. */
export const HelpContext = createContext<ReactNode>(null);
