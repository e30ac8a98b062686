// The library's own sentences in words of ours, with named places, so that they are translated with all others.
import { replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { Values } from '#schemas/text.ts';
import type { Translate } from '#src/language/i18n.ts';

interface Said {
  text: string;
  /** What fills the library's places, in their order. */
  places?: readonly string[];
}

const said: Partial<Record<TranslatableString, Said>> = {
  [TranslatableString.YesLabel]: { text: 'Yes' },
  [TranslatableString.NoLabel]: { text: 'No' },
  [TranslatableString.NowLabel]: { text: 'Now' },
  [TranslatableString.ClearLabel]: { text: 'Clear' },
  [TranslatableString.ClearButton]: { text: 'Clear' },
  [TranslatableString.RemoveButton]: { text: 'Remove' },
  [TranslatableString.PreviewLabel]: { text: 'Preview' },
  [TranslatableString.NewStringDefault]: { text: 'New value' },
  [TranslatableString.OptionPrefix]: { text: 'Option {{number}}', places: ['number'] },
  [TranslatableString.TitleOptionPrefix]: {
    text: '{{title}}, option {{number}}',
    places: ['title', 'number'],
  },
  [TranslatableString.KeyLabel]: { text: 'Key of {{label}}', places: ['label'] },
  [TranslatableString.DeprecatedLabel]: { text: '{{label}} (no longer used)', places: ['label'] },
  [TranslatableString.FilesInfo]: {
    text: '{{name}} ({{type}}, {{count}} bytes)',
    places: ['name', 'type', 'count'],
  },
  [TranslatableString.CycleDetected]: { text: '{{label}} goes on within itself.', places: ['label'] },
  [TranslatableString.ExpandButton]: { text: 'Show one more level' },
  [TranslatableString.OptionalObjectAdd]: { text: 'Fill in' },
  [TranslatableString.OptionalObjectRemove]: { text: 'Leave empty' },
  [TranslatableString.OptionalObjectEmptyMsg]: { text: 'Nothing is filled in.' },
};

/** Words of the library in the language of the moment; what only a developer could see stays as it is. */
export const translateLibrary =
  (t: Translate) =>
  (sentence: TranslatableString, values: string[] = []): string => {
    const { text, places = [] } = said[sentence] ?? {};
    if (text === undefined) return replaceStringParameters(sentence, values);
    const filled = places.map((place, at) => [place, place === 'count' ? Number(values[at]) : values[at]]);
    return t(text, Object.fromEntries(filled) as Values);
  };
