import { createContext } from 'react';

export type ItemAction = 'remove' | 'copy' | 'moveUp' | 'moveDown';

/** What the rows of a list are called, and where what was done to one is told. */
export interface ArraySurroundings {
  title: string;
  onAct: (action: ItemAction, index: number) => void;
}

export const ArrayContext = createContext<ArraySurroundings>({ title: '', onAct: () => {} });
