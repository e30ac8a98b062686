import { createContext } from 'react';

/** What leads the focus to another row; that of a removed one is led by the page. */
export type ItemAction = 'copy' | 'moveUp' | 'moveDown';

/** What the rows of a list are called, and where what was done to one is told. */
export interface ArraySurroundings {
  title: string;
  /** How many of the first rows have a title each, by which they are told apart. */
  titled: number;
  onAct: (action: ItemAction, index: number) => void;
}

export const ArrayContext = createContext<ArraySurroundings>({ title: '', titled: 0, onAct: () => {} });
