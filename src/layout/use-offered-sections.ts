import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { knownToOffer, offers } from '#src/stores/meta.ts';
import { refusalFor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';
import { sections, tools, type Section } from './sections.ts';

const features = [...new Set([...sections, ...tools].flatMap(({ feature }) => feature ?? []))];

/** Chooses the entries that this server offers and the role may use. */
export function useOfferedSections(): (entries: readonly Section[]) => Section[] {
  const { admin } = useSnapshot(session);
  const [offered, setOffered] = useState<readonly string[]>(() => features.filter(knownToOffer));
  useEffect(() => {
    const asked = features.map(async (feature) => ((await offers(feature)) ? [feature] : []));
    void Promise.all(asked).then((answers) => {
      const now = answers.flat();
      // What is known already is drawn already.
      setOffered((before) => (before.join() === now.join() ? before : now));
    });
  }, []);
  return (entries) =>
    entries.filter(
      ({ permission, feature }) =>
        (feature === undefined || offered.includes(feature)) &&
        (permission === undefined || refusalFor(admin?.role, permission) === undefined),
    );
}
