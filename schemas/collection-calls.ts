// The rows of the call table that are made of the names of the collections.
import { callsOf } from './collections.ts';
import { collections } from './generated/collections.ts';
import type { CollectionName, CollectionStep } from './types.ts';

export const collectionCalls = callsOf<CollectionName, CollectionStep>(collections);
