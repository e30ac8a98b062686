export interface Section {
  title?: string;
  fields: string[];
}

interface Named {
  name: string;
  hidden: boolean;
}

/**
 * Puts the fields of a form into its sections, in the order the sections name them. Fields no section names follow in
 * the last one, so that a new property shows by itself; sections without a field on the screen are left out.
 */
export function sectionsOf<Property extends Named>(
  properties: readonly Property[],
  sections: readonly Section[] = [],
): { title?: string; properties: Property[] }[] {
  const visible = properties.filter(({ hidden }) => !hidden);
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const rest = visible.filter(({ name }) => !named.has(name));
  const all = sections.length > 0 ? sections : [{ fields: [] }];
  return all
    .map(({ title, fields }, at) => {
      const own = fields.flatMap((field) => visible.filter(({ name }) => name === field));
      return { title, properties: at === all.length - 1 ? [...own, ...rest] : own };
    })
    .filter((section) => section.properties.length > 0);
}
