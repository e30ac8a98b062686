import { withCollections } from './collections.ts';
import { readFiles } from './read.ts';
import type { Source } from './source.ts';

/** Every JSON file of the folder `dir`, with what follows from the collections. */
export const readSources = (dir: string): Source[] => withCollections(readFiles(dir));
