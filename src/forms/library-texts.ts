// The library's own sentences: its places (`%1`) become ours, so that they are translated with all others.
import type { TranslatableString } from '@rjsf/utils';
import type { Translate } from '#src/i18n.ts';

const withOurPlaces = (text: string): string => text.replace(/%(\d)/g, '{{$1}}');

/** Words of the library by the language of the moment. */
export const translateLibrary =
  (t: Translate) =>
  (text: TranslatableString, places: string[] = []): string =>
    t(withOurPlaces(text), Object.fromEntries(places.map((place, at) => [String(at + 1), place])));
