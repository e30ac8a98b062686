// What the types of schemas/types.ts are called.
import type { Schema } from '../schema.ts';

/** A resolved schema with the file it stands in, the name it goes by and the name its type gets. */
export interface Named {
  file: string;
  name: string;
  type: string;
  schema: Schema;
}

export const pascal = (name: string): string =>
  name.replace(/(^|[^a-zA-Z0-9])(\w)/g, (_, __, letter: string) => letter.toUpperCase());

export const formType = (name: string): string => `${pascal(name)}Form`;
export const bodyType = (name: string): string => `${pascal(name)}Body`;
export const entityType = (name: string): string => pascal(name);
export const tableType = (name: string): string => `${pascal(name)}Table`;
