// §4: the label of a boat in the list, from the states of its two documents.
import { codes, stateOf, type StateOf } from './codes.ts';

export type BoatApproval = 'approved' | 'pendingApproval' | 'pending';
export type DocumentType = 'navigation' | 'authorization';
export const documentTypes: readonly DocumentType[] = ['navigation', 'authorization'];
type Pair = readonly [navigation: StateOf<'document'>, authorization: StateOf<'document'>];

function labelOf([navigation, authorization]: Pair): BoatApproval {
  if (navigation === 'approved' && authorization === 'approved') return 'approved';
  if (navigation === 'undecided' || authorization === 'undecided') return 'pendingApproval';
  return 'pending';
}

/** The codes of both documents, as far as they are told. */
type Status = Partial<Record<DocumentType, unknown>> | null | undefined;

/** Where a document stands; a missing or unknown code counts as not yet decided. */
export const documentStateOf = (status: Status, type: DocumentType): StateOf<'document'> =>
  stateOf('document', status?.[type]) ?? 'undecided';

/** The label of a boat by its status codes. */
export const boatApproval = (status?: Status): BoatApproval =>
  labelOf([documentStateOf(status, 'navigation'), documentStateOf(status, 'authorization')]);

/** The pairs of status codes that carry a label. */
export function pairsOf(label: BoatApproval): [navigation: number, authorization: number][] {
  const states = Object.keys(codes.document) as StateOf<'document'>[];
  return states
    .flatMap((navigation) => states.map((authorization): Pair => [navigation, authorization]))
    .filter((pair) => labelOf(pair) === label)
    .map(([navigation, authorization]) => [codes.document[navigation], codes.document[authorization]]);
}
