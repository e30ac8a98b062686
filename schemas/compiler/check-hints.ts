// Holds a form's hints against its schema: which fields they name, which options and roles there are.
import { isObject } from '../is-object.ts';
import meta from '../meta/ui.meta.json' with { type: 'json' };
import type { Schema } from '../schema.ts';
import { nodesOf, partsOf } from '../walk.ts';
import { choiceless, endless, listless, unfitNames, unfitWidget } from './check-widgets.ts';
import { hintedFields, mayHave, type HintedField } from './hints.ts';
import { keysOf } from './keys.ts';
import { optionOf } from './put-hints.ts';
import { onceSaid } from './once-said.ts';
import { resolverOf } from './resolve.ts';
import { alike, misspelt, unknownName } from './unknown-name.ts';
import type { Json, Source } from './source.ts';

const options = Object.keys(meta.definitions.options.properties);
const keys = Object.keys(meta.definitions.field.properties);

/** One sentence for each name in a form's hints that leads nowhere. */
export function checkHints(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const roles = ((files.get('schemas/roles.json')?.['roles'] ?? []) as { id: number }[]).map(({ id }) =>
    String(id),
  );
  return sources.flatMap(({ file }) => {
    if (/^schemas\/forms\/.*\.ui\.json$/.test(file) && !files.has(file.replace('.ui.json', '.schema.json')))
      return [`${file}: there is no form by this name; call it like its form, or delete it.`];
    if (!/^schemas\/forms\/.*\.schema\.json$/.test(file)) return [];
    const uiFile = file.replace('.schema.json', '.ui.json');
    const ui = files.get(uiFile);
    if (!ui) return [`${uiFile}: this file is missing; create it with {"$schema": "../meta/ui.meta.json"}.`];
    const form = resolverOf(sources).resolve(file);
    return problemsIn(ui, form, roles).map((problem) => `${uiFile}, ${problem}`);
  });
}

/** One sentence for each hint without its prefix: it would be taken for the hints of a field by that name. */
export function checkPrefixes(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  return sources
    .filter(({ file }) => /^schemas\/forms\/.*\.ui\.json$/.test(file))
    .flatMap(({ file, json }) => {
      const form = files.get(file.replace('.ui.json', '.schema.json')) ?? {};
      const fields = nodesOf(form).flatMap(([, { properties }]) => keysOf(properties));
      return bareHints(json, fields, '').map((sentence) => `${file}, ${sentence}`);
    });
}

const bareHints = (hints: Json, fields: string[], place: string): string[] =>
  Object.entries(hints).flatMap(([key, value]) => {
    const here = `${place}/${key}`;
    if (key.startsWith('ui:')) return [];
    if (/^ui/i.test(key) && !fields.includes(key) && alike(key, keys).length > 0)
      return misspelt(key, keys, 'known here', here);
    if (isObject(value)) return bareHints(value, fields, here);
    const isRows = Array.isArray(value) && value.every(isObject);
    return isRows || fields.includes(key) || !keys.includes(`ui:${key}`)
      ? []
      : [`${here}: "${key}" would be the hints of a field, which are an object; write "ui:${key}".`];
  });

function problemsIn(ui: Json, form: Schema, roles: string[]): string[] {
  const fields = hintedFields(ui, form);
  const strange = fields
    .filter(({ owners, name }) => name !== '' && !mayHave(owners, name))
    .map(({ place, name, owners }) => `${place}: ${notAField(name, owners)}`);
  const top: HintedField = { place: '', name: '', hint: ui, schemas: [form], owners: [] };
  return [
    ...onceSaid([...strange, ...[top, ...fields].flatMap((field) => strangersNamed(field, form))]),
    ...[top, ...fields].flatMap((field) => [
      ...misspeltOptions(field),
      ...namedAgain(field),
      ...wrongRoles(field, roles),
      ...unfitWidget(field, form),
      ...choiceless(field, form),
      ...listless(field, form),
      ...endless(field, form),
      ...unfitNames(field, form),
    ]),
  ];
}

const notAField = (name: string, owners: Schema[]): string =>
  unknownName(
    name,
    owners.flatMap((owner) => Object.keys(owner.properties ?? {})),
    'a property of this schema',
  );

/** Hints of other form makers, with what says it here. */
const instead: Readonly<Record<string, string>> = {
  'ui:hidden': 'write "ui:widget": "hidden"',
  'ui:required': 'write the name of the field into "required" in the schema of the form',
};

const misspeltOptions = ({ place, hint }: HintedField): string[] => [
  ...Object.keys(hint)
    .filter((key) => Object.hasOwn(instead, key))
    .map((key) => `${place || 'at the top'}: "${key}" does nothing; ${instead[key]}.`),
  ...Object.keys(hint)
    .filter((key) => key.startsWith('ui:') && !keys.includes(key) && !Object.hasOwn(instead, key))
    .flatMap((key) => misspelt(key, keys, 'known here', place || 'at the top')),
  ...Object.keys(hint['ui:options'] ?? {})
    .filter((key) => !options.includes(key))
    .flatMap((key) => misspelt(key, options, 'known here', `${place}/ui:options`)),
];

type Named = [step: string, field: string];

function inSections(hint: Json): Named[] {
  const { sections = [] } = (hint['ui:options'] ?? {}) as { sections?: { fields: string[] }[] };
  return sections.flatMap(({ fields }, at) =>
    fields.map((name): Named => [`/ui:options/sections/${at}`, name]),
  );
}

/** The fields that sections name a second time: they would be drawn twice. */
const namedAgain = ({ place, hint }: HintedField): string[] =>
  inSections(hint)
    .filter(([, name], at, all) => all.findIndex(([, other]) => other === name) < at)
    .map(
      ([step, name]) => `${place}${step}: "${name}" stands in a section already; take one of the two away.`,
    );

/** The fields that an order or a section names and that are not there. */
function strangersNamed({ place, hint, schemas }: HintedField, form: Schema): string[] {
  const owners = schemas.flatMap((schema) => partsOf(schema, form));
  const { order = [] } = (hint['ui:options'] ?? {}) as { order?: string[] };
  const named: Named[] = [
    ...((hint['ui:order'] ?? []) as string[]).map((name): Named => ['/ui:order', name]),
    ...order.map((name): Named => ['/ui:options/order', name]),
    ...inSections(hint),
  ];
  return named
    .filter(([, name]) => name !== '*' && !mayHave(owners, name))
    .map(([step, name]) => `${place}${step}: ${notAField(name, owners)}`);
}

function wrongRoles(field: HintedField, known: string[]): string[] {
  const { name, owners } = field;
  const roles = optionOf(field, 'roles') as number[] | undefined;
  if (!roles) return [];
  const place = `${field.place}/${'ui:roles' in field.hint ? 'ui:roles' : 'ui:options/roles'}`;
  // Who may fill in a form is a right of its call.
  if (field.place === '')
    return [`${place}: this does nothing for a whole form; write it for a field of it.`];
  const strange = roles.map(String).filter((role) => !known.includes(role));
  // Who does not see a field cannot fill it in.
  const isRequired = owners.some(({ required = [] }) => required.includes(name));
  return [
    ...strange.map((role) => `${place}: ${unknownName(role, known, 'a role')}`),
    ...(isRequired
      ? [
          `${place}: "${name}" is required, so every role must see it; take it out of "required" or take "${place.slice(place.lastIndexOf('/') + 1)}" away.`,
        ]
      : []),
  ];
}
