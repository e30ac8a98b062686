// Holds the names of a form's fields against what is kept in the same place: the noun's own, and the fields of its other forms.
import { fieldsOf } from '../walk.ts';
import { collectionsIn } from './collections.ts';
import { resolverOf } from './resolve.ts';
import type { Source } from './source.ts';

interface Place {
  entity: string;
  own: string[];
  isPart?: boolean;
}

/** What every row has. */
const kept = ['_id', 'version'];

const fileOf = (form: string): string => `schemas/forms/${form}.schema.json`;

/** `status` of boat-info: `boatInfoStatus`. */
const otherName = (form: string, name: string): string =>
  `${form}-${name}`.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One sentence for each field whose value would take, or lose, the place of another. */
export function checkPlaces(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const resolver = resolverOf(sources);
  const places: [form: string, place: Place][] = [
    ...Object.entries((files.get('schemas/form-places.json')?.['forms'] ?? {}) as Record<string, Place>),
    ...collectionsIn(sources).map(({ name, form }): [string, Place] => [form, { entity: name, own: [] }]),
  ];
  const namesOf = (form: string): string[] =>
    files.has(fileOf(form)) ? [...fieldsOf(resolver.resolve(fileOf(form))).keys()] : [];
  const names = new Map(places.map(([form]) => [form, namesOf(form)]));

  function whyTaken(place: Place, name: string): string | undefined {
    const { entity, isPart = false } = place;
    const noun = files.get(`schemas/entities/${entity}.schema.json`);
    const taken = [...kept, ...Object.keys(noun?.['properties'] ?? {})];
    if (taken.includes(name)) return `is what the system keeps of every ${entity.replaceAll('-', ' ')}`;
    // Told of the one that comes later in the file: the other one had it first.
    const before = places.slice(
      0,
      places.findIndex(([, other]) => other === place),
    );
    const beside = before.find(
      ([form, other]) => isPart && other.isPart && other.entity === entity && names.get(form)?.includes(name),
    );
    return beside && `is a field of ${beside[0]}, which is kept in the same place`;
  }

  return places.flatMap(([form, place]) =>
    (names.get(form) ?? [])
      .filter((name) => !place.own.includes(name))
      .flatMap((name) => {
        const why = whyTaken(place, name);
        const remedy = `give the field another name, such as "${otherName(form, name)}".`;
        return why === undefined ? [] : [`${fileOf(form)}, /properties/${name}: "${name}" ${why}; ${remedy}`];
      }),
  );
}
