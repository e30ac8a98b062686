// The figures that a description of labels.json may name, so that each stands in limits.json alone.
import limits from './limits.json' with { type: 'json' };
import type { FilledText } from './text.ts';

/** A description with them in its places. */
export const withFigures = (description: string): FilledText => ({
  key: description,
  values: limits.cancellation,
});
