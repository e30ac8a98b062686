// The library's own sentences in words of ours, with named places, so that they are translated with all others.
import { replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { Values } from '#schemas/text.ts';
import type { Translate } from '#src/language/i18n.ts';

/** The places stand in the order in which the library fills them. */
const said: Partial<Record<TranslatableString, { text: string }>> = {
  [TranslatableString.YesLabel]: { text: 'Yes' },
  [TranslatableString.NoLabel]: { text: 'No' },
  [TranslatableString.NowLabel]: { text: 'Now' },
  [TranslatableString.ClearLabel]: { text: 'Clear' },
  [TranslatableString.ClearButton]: { text: 'Clear' },
  [TranslatableString.RemoveButton]: { text: 'Remove' },
  [TranslatableString.PreviewLabel]: { text: 'Preview' },
  [TranslatableString.NewStringDefault]: { text: 'New value' },
  [TranslatableString.OptionPrefix]: { text: 'Option {{number}}' },
  [TranslatableString.TitleOptionPrefix]: { text: '{{title}}, option {{number}}' },
  [TranslatableString.KeyLabel]: { text: 'Key of {{label}}' },
  [TranslatableString.FilesInfo]: { text: '{{name}} ({{type}}, {{count}} bytes)' },
  [TranslatableString.CycleDetected]: { text: '{{label}} goes on within itself.' },
  [TranslatableString.ExpandButton]: { text: 'Show one more level' },
  [TranslatableString.OptionalObjectAdd]: { text: 'Fill in' },
  [TranslatableString.OptionalObjectRemove]: { text: 'Leave empty' },
  [TranslatableString.OptionalObjectEmptyMsg]: { text: 'Nothing is filled in.' },
};

const place = /\{\{(\w+)\}\}/g;

/** Words of the library in the language of the moment; what only a developer could see stays as it is. */
export const translateLibrary =
  (t: Translate) =>
  (sentence: TranslatableString, values: string[] = []): string => {
    const text = said[sentence]?.text;
    if (text === undefined) return replaceStringParameters(sentence, values);
    const filled = [...text.matchAll(place)].map(([, name = ''], at) => [
      name,
      name === 'count' ? Number(values[at]) : values[at],
    ]);
    return t(text, Object.fromEntries(filled) as Values);
  };
