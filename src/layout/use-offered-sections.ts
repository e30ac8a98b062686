import { useSnapshot } from 'valtio';
import { refusalFor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';
import type { Section } from './sections.ts';
import { useOfferedFeatures } from './use-offered.ts';

/** Chooses the entries that this server offers and the role may use. */
export function useOfferedSections(): (entries: readonly Section[]) => Section[] {
  const { admin } = useSnapshot(session);
  const offered = useOfferedFeatures();
  return (entries) =>
    entries.filter(
      ({ permission, feature }) =>
        (feature === undefined || offered?.includes(feature)) &&
        (permission === undefined || refusalFor(admin?.role, permission) === undefined),
    );
}
