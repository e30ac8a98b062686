// docs/messages.md: every sentence that a person can meet, with what causes it, made from the files that hold them.
import type { Call } from '../calls/call.ts';
import { nodesOf } from '../walk.ts';
import { writtenCalls } from '../written-calls.ts';
import { keysOf } from './keys.ts';
import { provedBy, type Proof } from './proofs.ts';
import type { Json, Source } from './source.ts';

type Texts = Record<string, string>;
/** A sentence, what causes it, and what it is called in a test, where it has a name. */
export type Row = [text: string, cause: string, name?: string];

interface Section {
  title: string;
  about: string;
  rows: Row[];
}

interface Meta {
  description?: string;
  properties: Record<string, { description?: string } | undefined>;
}

const words = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** The calls that say a text when they have worked, or have not. */
const callsSaying = (outcome: 'success' | 'failure', text: string): string[] =>
  Object.entries<Call>(writtenCalls).flatMap(([name, row]) => (row[outcome] === text ? [name] : []));

const titles: Record<string, string> = {
  success: 'What has worked',
  failure: 'What has not',
  refusal: 'Refusals',
  keyword: 'Fields, by keyword',
  type: 'Fields, by type',
  format: 'Fields, by format',
  bulk: 'Steps of several rows',
  import: 'Rows of a file',
  notification: 'Desktop notifications',
  submit: 'Submits that are sent again',
  workshop: 'Workshop: refusals',
  formPlace: 'Workshop: places',
  formChange: 'Workshop: changes',
};

function causeOf(group: string, key: string, text: string, described: string | undefined): string {
  if (group === 'success' || group === 'failure') {
    const named = callsSaying(group, text);
    if (named.length > 0) return `${group === 'success' ? 'After' : 'When it failed:'} ${named.join(', ')}`;
  }
  if (described !== undefined) return described;
  return ['keyword', 'type', 'format'].includes(group) ? `A value that \`${key}\` refuses` : words(key);
}

function sectionsOf(
  messages: Json,
  meta: Record<string, Meta>,
  more: Partial<typeof titles> = {},
): Section[] {
  return keysOf(messages).map((group) => ({
    title: more[group] ?? titles[group] ?? group,
    about: meta[group]?.description ?? '',
    rows: Object.entries(messages[group] as Texts).map(([key, text]): Row => {
      const cause = causeOf(group, key, text, meta[group]?.properties[key]?.description);
      return [text, cause, `${group}.${key}`];
    }),
  }));
}

function rightsOf(permissions: Record<string, { refusal: string }>): Section {
  const named = (permission: string): string =>
    Object.entries<Call>(writtenCalls)
      .flatMap(([name, row]) => (row.permission === permission ? [name] : []))
      .join(', ');
  return {
    title: 'Rights',
    about: 'What is said to a role without the right of that name; `{{roles}}` are those that have it',
    rows: Object.entries(permissions).map(([permission, { refusal }]): Row => {
      const without = named(permission);
      return [refusal, `Without \`${permission}\`${without === '' ? '' : `: ${without}`}`, permission];
    }),
  };
}

function fieldsOf(sources: readonly Source[]): Section {
  const places = new Map<string, string[]>();
  for (const { file, json } of sources)
    if (/^schemas\/(forms\/.*|fields)\.schema\.json$/.test(file))
      for (const [place, { messages = {} }] of nodesOf(json))
        for (const [keyword, text] of Object.entries(messages)) {
          const name = file.replace(/^.*\/|\.schema\.json$/g, '');
          const where = `${name}${place.replace(/\/(properties|definitions|items)(?=\/|$)/g, '').replaceAll('/', '.')}`;
          places.set(text, [...(places.get(text) ?? []), `\`${keyword}\` of ${where}`]);
        }
  return {
    title: 'Fields that have a sentence of their own',
    about: 'It takes the place of the plain one of its keyword',
    rows: [...places].map(([text, where]): Row => [text, where.join(', ')]),
  };
}

const lines = ({ title, about, rows }: Section, proofOf: (row: Row) => string | undefined): string[] => [
  `## ${title}`,
  '',
  ...(about === '' ? [] : [`${about}.`, '']),
  ...rows.map((row) => {
    const [text, cause] = row;
    const proof = proofOf(row);
    return `- \`${text}\`: ${cause}.${proof === undefined ? '' : ` Tested in \`${proof}\`.`}`;
  }),
  '',
];

function sectionsIn(sources: readonly Source[]): Section[] {
  const json = (name: string): Json =>
    sources.find(({ file }) => file === `schemas/${name}.json`)?.json ?? {};
  const meta = (name: string): Record<string, Meta> =>
    (json(`meta/${name}.meta`)['properties'] ?? {}) as Record<string, Meta>;
  return [
    ...sectionsOf(json('messages'), meta('messages')),
    ...sectionsOf(json('server-messages'), meta('server-messages'), {
      refusal: 'Refusals of the server alone',
    }),
    rightsOf({
      ...(json('roles')['permissions'] as Record<string, { refusal: string }>),
      ...Object.fromEntries(
        Object.entries(json('roles')['collections'] as Record<string, { refusal: string }>).map(
          ([right, row]) => [`${right} of a collection`, row],
        ),
      ),
    }),
    fieldsOf(sources),
    ...sectionsOf({ texts: json('realtime')['texts'] }, meta('realtime')).map((one) => ({
      ...one,
      title: 'Alerts',
      about: 'What admins, hosts and guests are told of',
    })),
  ];
}

/** Every sentence that a person can meet. */
export const messageRows = (sources: readonly Source[]): Row[] =>
  sectionsIn(sources).flatMap(({ rows }) => rows);

/** The text of the page. */
export function messagesPage(sources: readonly Source[], proofs: readonly Proof[]): string {
  const proofOf = ([text, , name]: Row): string | undefined => provedBy(proofs, name, text);
  return [
    '# Messages',
    '',
    'Every sentence that a person can meet, what causes it, and a test that produces it. `npm run schemas` writes this page; the',
    'sentences stand in `schemas/messages.json`, `server-messages.json`, `roles.json`, `realtime.json` and the forms, their translations in',
    '`schemas/locales/`. A sentence that no test produces fails the check.',
    '',
    ...sectionsIn(sources).flatMap((section) => lines(section, proofOf)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
