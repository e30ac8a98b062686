// What a form hands to its templates and widgets. Not rjsf's formContext: that is compared deeply at each change,
// which is slow with long lists, and two functions count as equal there.
import { createContext, type ReactNode } from 'react';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import type { ControlProps } from '#src/components/control-frame.tsx';
import type { Person } from '#src/components/person-option.tsx';

export type Lookups = Partial<Record<CatalogueName, CatalogueRow[]>>;

/** Who knows the people that a form chooses from. */
export interface People {
  /** Some whose name or email has these words; throws where nobody can be asked. */
  find: (text: string) => Promise<Person[]>;
  /** Those with these ids; who is gone is left out. */
  get: (ids: string[]) => Promise<Person[]>;
}

export interface FormSurroundings {
  lookups?: Lookups;
  people?: People;
  suggestAddress?: (text: string) => Promise<string[]>;
  layout: 'page' | 'dialog';
  /** Hands over what is typed but not committed yet; each field that has a pause adds its own. */
  uncommitted: Set<() => void>;
}

export const SurroundingsContext = createContext<FormSurroundings>({
  layout: 'page',
  uncommitted: new Set(),
});

/** Translated texts of the problems to show now, by dotted path. */
export const ProblemsContext = createContext<Readonly<Record<string, string>>>({});

/** The id and the aria attributes of the control inside the field being drawn. */
export const ControlContext = createContext<ControlProps>({ id: '' });

/** The role of whoever looks at forms; `undefined` where nobody is known: every field is shown. */
export const RoleContext = createContext<number | undefined>(undefined);

export interface FormFooterState {
  label: string;
  layout: 'page' | 'dialog';
  isDirty: boolean;
  busy: boolean;
  disabledReason?: string;
  onDiscard: () => void;
  /** Problems that belong to no field on the screen. */
  strays: string[];
  extra?: ReactNode;
}

export const FooterContext = createContext<FormFooterState>({
  label: '',
  layout: 'page',
  isDirty: false,
  busy: false,
  onDiscard: () => {},
  strays: [],
});
