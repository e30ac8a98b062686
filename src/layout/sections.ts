// §2 the sections of the menu: those of navigation.json, and the collections where their definitions put them.
import type { Feature } from '#schemas/envelope.ts';
import { permissionOf } from '#schemas/collections.ts';
import { screenOf } from '#schemas/screen-of.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Permission } from '#schemas/types.ts';

export interface Section {
  title: string;
  path: string;
  icon: string;
  /** Leads there, after the key that begins it. */
  key?: string;
  /** Shown where the server offers it and the role has the right. */
  feature?: Feature;
  permission?: Permission;
}

function withCollections(sections: readonly Section[]): Section[] {
  const all = [...sections];
  for (const name of collectionNames) {
    const { title, icon, after, key, catalogue } = collections[name];
    // They are found under Data.
    if (catalogue) continue;
    const entry: Section = {
      title,
      icon,
      ...(key === undefined ? {} : { key }),
      path: screenOf(name),
      feature: 'collections',
      permission: permissionOf(name, 'read'),
    };
    const place = all.findIndex(({ path }) => path === after);
    all.splice(place < 0 ? all.length : place + 1, 0, entry);
  }
  return all;
}

export const sections: readonly Section[] = withCollections(navigation.sidebar);

/** What our own server offers beside them. */
export const tools = navigation.tools as readonly Section[];
