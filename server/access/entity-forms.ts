// Which forms an entity is filled in with, and where within it each of them is kept.
import { bodies, entities, forms } from '#schemas/generated/index.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { catalogueNames } from '#schemas/specified.ts';
import type { Forms } from '#schemas/types.ts';
import { schemasAt, type Path } from '#schemas/walk.ts';
import { stepsOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';

/** A part of an entity with the form it is of. Of a list, `*` stands for each row. */
export interface Part {
  place: Path;
  schema: Schema;
  ui: Record<string, unknown>;
}

const part = (form: keyof Forms, ...place: string[]): Part => ({ ...forms[form], place });

const parts: Partial<Record<string, Part[]>> = {
  boat: [
    part('boat-info'),
    part('location', 'location2'),
    part('plan', 'plans', '*'),
    part('cancellation'),
    part('accessories'),
    part('allowes'),
    part('review', 'reviews', '*'),
  ],
  plan: [part('plan')],
  review: [part('review')],
  user: [part('user')],
  admin: [part('admin-row')],
  campaign: [part('campaign')],
  payout: [part('host-account', 'account'), part('payout-payment'), part('reason')],
  refund: [part('refund-request'), part('refund-proof'), part('reason')],
  message: [part('message')],
  note: [part('note')],
  'message-template': [part('message-template')],
  booking: [{ place: [], schema: bodies['reported-booking'].schema, ui: {} }],
  'catalogue-row': catalogueNames.map((name) => part(collections[name].form)),
  ...Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => [
      name,
      [
        part(collection.form),
        ...stepsOf(collection).flatMap(([event, { form }]) =>
          form ? [part(form, 'steps', event, 'said')] : [],
        ),
      ],
    ]),
  ),
};

/** The forms of an entity, and what else its own schema says of it. */
export function partsOfEntity(entity: string): Part[] {
  const schema = (entities as Partial<Record<string, Schema>>)[entity];
  return [...(parts[entity] ?? []), ...(schema ? [{ place: [], schema, ui: {} }] : [])];
}

const isAt = (place: Path, path: Path): boolean =>
  path.length >= place.length && place.every((key, at) => key === '*' || key === path[at]);

/** What is said of a place of an entity, by its forms first. */
export const schemasIn = (entity: string, path: Path): Schema[] =>
  partsOfEntity(entity)
    .filter(({ place }) => isAt(place, path))
    .flatMap(({ place, schema }) => schemasAt(schema, path.slice(place.length)));

type Hints = Record<string, unknown>;

/** Hints, or a list of them, with those of each choice within. */
const withChoices = (hints: unknown): Hints[] =>
  [hints]
    .flat()
    .filter(isObject)
    .flatMap((one) => [one, ...withChoices([one['anyOf'], one['oneOf']].flat())]);

/** Hints of the value under a key: by its name, as a row of a list, or as a field that the form does not name. */
function hintsUnder(hints: Hints, key: string, isNamed: () => boolean): unknown {
  const { [key]: own, items, additionalItems, additionalProperties: others } = hints;
  if (own !== undefined) return own;
  if (/^\d+$/.test(key)) return [items, additionalItems].flat();
  return others === undefined || isNamed() ? undefined : others;
}

/** What the hints of the entity's forms say of a place. */
export const hintsIn = (entity: string, path: Path): Hints[] =>
  partsOfEntity(entity)
    .filter(({ place }) => isAt(place, path))
    .flatMap(({ place, schema, ui }) => {
      const inForm = path.slice(place.length);
      return inForm.reduce<Hints[]>((found, key, at) => {
        const isNamed = (): boolean =>
          schemasAt(schema, inForm.slice(0, at)).some(({ properties = {} }) =>
            Object.hasOwn(properties, key),
          );
        return found.flatMap((hints) => withChoices(hintsUnder(hints, key, isNamed)));
      }, withChoices(ui));
    });

interface OrderHints {
  'ui:order'?: string[];
  'ui:options'?: { sections?: { fields: string[] }[] };
}

/** The fields at a place of an entity, as its forms order them, each with its number. */
export function orderIn(entity: string, path: Path): Map<string, number> {
  const hinted = (hintsIn(entity, path) as OrderHints[]).flatMap((hints) => [
    ...(hints['ui:options']?.sections ?? []).flatMap(({ fields }) => fields),
    ...(hints['ui:order'] ?? []),
  ]);
  const stated = schemasIn(entity, path).flatMap(({ properties = {} }) => Object.keys(properties));
  const others = stated.filter((key) => !hinted.includes(key));
  const all = [...hinted.flatMap((key) => (key === '*' ? others : [key])), ...others];
  return new Map([...new Set(all)].map((key, at) => [key, at]));
}
