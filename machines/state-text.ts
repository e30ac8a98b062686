// What a state is called in a sentence.

/** A row may be in a state that its machine has lost: that has its own name and no other. */
export const textOfState = (labels: Readonly<Record<string, { text: string }>>, state: string): string =>
  labels[state]?.text ?? state;
