// The filter of a list that narrows it by a field.
import { listQueryKeys, type Filter } from '../table.ts';

const taken: readonly string[] = listQueryKeys;

/** Its key is the field, or like it where every query has a word of that name. */
export const filterOf = (field: string, title: string, kind: Filter['kind']): Filter =>
  taken.includes(field) ? { key: `${field}_`, title, kind, field } : { key: field, title, kind };
