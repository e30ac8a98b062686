// The English texts in the JSON files of schemas/, by the key they stand under: what schemas/locales must translate.
import type { Json, Source } from './source.ts';

/** A text and the file that holds it. */
export interface ShownText {
  file: string;
  text: string;
}

/** Which keys hold a text, by the files that have them. `*`: every key. */
const keysByFile: [file: RegExp, keys: readonly string[]][] = [
  [
    /\/forms\/.*\.ui\.json$/,
    [
      ...['title', 'description', 'help', 'placeholder', 'submitText', 'none'],
      ...['ui:title', 'ui:description', 'ui:help', 'ui:placeholder'],
    ],
  ],
  [/\/forms\//, ['title', 'description']],
  [/\/fields\.schema\.json$|\/bodies\.schema\.json$/, ['title']],
  [/\/labels\.json$/, ['text', 'description']],
  [/\/(server-)?messages\.json$/, ['*']],
  [/\/history\.json$/, ['image', 'server', 'marketplace', 'import']],
  [
    /\/realtime\.json$/,
    [
      'newBoat',
      'newBooking',
      'hostAccepted',
      'hostDeclined',
      'cancelRequested',
      'documentUploaded',
      'userMessage',
      'failedAttempts',
      'mention',
      'hostResponse',
      'cancelRequest',
      'message',
      'userBlocked',
      'userUnblocked',
      'payoutDetails',
      'pushTest',
    ],
  ],
  [/\/limits\.json$/, ['averageResponseTime']],
  [/\/roles\.json$/, ['refusal', 'people']],
  [/\/tables\//, ['title', 'text', 'label', 'confirm']],
  [/\/collections\//, ['title', 'singular', 'text', 'label', 'done', 'confirm']],
  [/\/meta\/(?!(form|schema|ui|entity|table|locale|collection)\.)/, ['title']],
  [/\/(navigation|keys|picture-slots|home|message-template)\.json$/, ['title']],
];

/** Not shown: what a form is for; what only the marketplace gets to read; bodies and shared fields have names for their types only. */
const hidden: [file: RegExp, place: RegExp][] = [
  [/\/forms\/.*\.schema\.json$/, /^\/description$/],
  [/\/bodies\.schema\.json$/, /^(\/definitions\/[^/]+)?\/title$/],
  [/\/fields\.schema\.json$/, /^\/title$/],
  [/\/realtime\.json$/, /^\/(?!texts|kinds)/],
  [/\/meta\//, /^(?!\/title$)/],
  [/\/collections\//, /^\/(demo\/|catalogue\/|label$)/],
];

const isHidden = (file: string, place: string): boolean =>
  hidden.some(([files, places]) => files.test(file) && places.test(place));

const isTextKey = (key: string, keys: readonly string[]): boolean =>
  key !== '$schema' && (keys.includes(key) || keys.includes('*'));

/** Where a table stands whose every row is a text: not where a field is called so. */
const ofForm = /(^|\/(?!properties\/)[^/]+)\/(messages|enumNames)$/;
const ofHints = /\/(ui:enumNames|ui:options\/enumNames)$/;
const tableIn = (file: string): RegExp =>
  file.endsWith('.ui.json') ? ofHints : file.endsWith('.schema.json') ? ofForm : /\/(titles|actions)$/;

/** The texts below a node, each with its place. */
function textsIn(
  json: unknown,
  keys: readonly string[],
  table: RegExp,
  place = '',
): [place: string, text: string][] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json as Json).flatMap(([key, value]): [string, string][] => {
    const here = `${place}/${key}`;
    if (typeof value === 'string') return isTextKey(key, keys) ? [[here, value]] : [];
    return textsIn(value, table.test(here) ? ['*'] : keys, table, here);
  });
}

/** Every text of the files that a person gets to read. */
export const shownTexts = (sources: readonly Source[]): ShownText[] =>
  sources.flatMap(({ file, json }) => {
    const keys = keysByFile.find(([files]) => files.test(file))?.[1];
    return (keys ? textsIn(json, keys, tableIn(file)) : [])
      .filter(([place]) => !isHidden(file, place))
      .map(([, text]) => ({ file, text }));
  });
