import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Feature } from '#schemas/envelope.ts';
import type { Permission } from '#schemas/types.ts';
import { offers } from '#src/stores/meta.ts';
import { refusalFor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';

/** The tools that this server offers and the role may use. */
export function useTools(): typeof navigation.tools {
  const { admin } = useSnapshot(session);
  const [offered, setOffered] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = navigation.tools.map(async ({ feature }) =>
      (await offers(feature as Feature)) ? feature : '',
    );
    void Promise.all(asked).then(setOffered);
  }, []);
  return navigation.tools.filter(
    ({ permission, feature }) =>
      offered.includes(feature) && refusalFor(admin?.role, permission as Permission) === undefined,
  );
}
