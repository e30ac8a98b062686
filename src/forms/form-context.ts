// What stands around a form: who answers its questions, and who looks at it. Not rjsf's formContext: that is compared
// deeply at each change, which is slow with long lists, and two functions count as equal there.
import { createContext } from 'react';
import type { Text } from '#schemas/text.ts';
import type { CatalogueRow, LookupName } from '#schemas/types.ts';
import type { Referred } from '#src/components/controls/reference-picker.tsx';
import type { Person } from '#src/components/people/person-option.tsx';

export type Lookups = Partial<Record<LookupName, CatalogueRow[]>>;

/** The platform's lists, which come while a form is looked at: a field is drawn again when its own does. */
export interface Lists {
  /** The same rows until others have come. */
  rowsOf: (name: LookupName) => CatalogueRow[] | undefined;
  /** @returns ends it */
  subscribe: (changed: () => void) => () => void;
}

/** Lists that are all there. */
export const fixedLists = (rows: Lookups): Lists => ({
  rowsOf: (name) => rows[name],
  subscribe: () => () => undefined,
});

/** Who knows the people that a form chooses from. */
export interface People {
  /** Some whose name or email has these words; throws where nobody can be asked. */
  find: (text: string) => Promise<Person[]>;
  /** The one with this id: `null` when they are gone, nothing when they could not be asked for. */
  get: (id: string) => Promise<Person | null | undefined>;
}

/** Who knows the rows that a form refers to; both throw where nobody can be asked. */
export interface References {
  /** Some whose name or key has these words. */
  find: (list: string, text: string) => Promise<Referred[]>;
  /** The one with this key; nothing when it is gone. */
  get: (list: string, id: string) => Promise<Referred | undefined>;
  /** Where it is looked at; nothing where it has no address. */
  addressOf: (list: string, id: string) => string | undefined;
  /** Why the rows of a list may not be seen, nor chosen from; nothing where they may. */
  refusal?: (list: string) => Text | undefined;
}

export interface NewIn {
  /** What a row is, to be translated. */
  noun: string;
  /** @param onAdded gets what the field keeps of the row */
  open: (onAdded: (value: string | number) => void) => void;
}

/** Whom forms ask, the same objects each time. What is missing is shown as loading, or is not offered. */
export interface FormSources {
  /** One that is missing is shown as loading. */
  lists?: Lists;
  /** Asks for a list that is not here yet. */
  needLookup?: (name: LookupName) => void;
  /** Adds a row to a list without leaving the form; nothing where that may not be done. */
  newIn?: (name: LookupName) => NewIn | undefined;
  people?: People;
  references?: References;
  /** Where the icon of a row of a list is looked at. */
  iconOf?: (kept: string | undefined) => string | undefined;
  suggestAddress?: (text: string) => Promise<string[]>;
  /** Says aloud why a submit was refused, and takes back what was said of the one before; the texts are translated. */
  tellRefused?: (texts: string[]) => void;
}

export const FormSourcesContext = createContext<FormSources>({});

/** Why a picture was not put away, and whether for what it is. */
export interface UnsentPicture {
  error: Text;
  isUnfit?: boolean;
}

/** Who puts away the pictures of the row that a form is of. */
export interface Pictures {
  /** @returns what is kept in the field, or why not; nothing when it was cancelled */
  send: (
    file: File,
    sending: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<{ picture: string } | UnsentPicture | undefined>;
  /** Where the picture that a field keeps is looked at. */
  addressOf: (kept: string | undefined) => string | undefined;
}

export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** The role of whoever looks at forms; `undefined` where nobody is known: every field is shown. */
export const RoleContext = createContext<number | undefined>(undefined);

/** `page`: sections in two columns. `dialog`: one column. */
export type FormLayout = 'page' | 'dialog';

export const LayoutContext = createContext<FormLayout>('page');

/** Which fields may complain now. */
export interface Speaking {
  speaks: (path: string) => boolean;
  /** The field at this path was left: from now on it may. */
  leave: (path: string) => void;
}

/** Told why the form cannot be handed in now, translated, and when it can again; the key tells controls apart. */
export const HoldContext = createContext<(key: string, reason: string | undefined) => void>(() => {});

export const SpeakingContext = createContext<Speaking>({ speaks: () => true, leave: () => {} });
