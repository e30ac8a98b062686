// §7 the calls of catalogues there are other names for what their collections do: which call means what.
import type { Call, Meaning } from './calls/call.ts';
import { collectionNames, collections } from './generated/collections.ts';
import type { CatalogueName } from './types.ts';
import { writtenCalls } from './written-calls.ts';

/** A row of the call table that means something in a catalogue. */
export type SpecifiedCall = Call & { means: NonNullable<Call['means']> };

export const specifiedCalls: readonly SpecifiedCall[] = Object.values<Call>(writtenCalls).filter(
  (row): row is SpecifiedCall => row.means !== undefined,
);

export const catalogueNames = collectionNames.filter(
  (name): name is CatalogueName => collections[name].catalogue === true,
);

/** What a call means: the catalogue, and what is done in it. */
export const meaningOf = ({ means }: SpecifiedCall): [catalogue: CatalogueName, meaning: Meaning] =>
  means.split('.') as [CatalogueName, Meaning];

/** The call that is specified for something in a catalogue; only some have one. */
export const specifiedCall = (catalogue: string, meaning: Meaning): SpecifiedCall | undefined =>
  specifiedCalls.find(({ means }) => means === `${catalogue}.${meaning}`);
