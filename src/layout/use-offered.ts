import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Feature } from '#schemas/envelope.ts';
import { offers, told } from '#src/stores/meta.ts';

/** What the server offers; `undefined` until it has answered. */
export function useOfferedFeatures(): readonly Feature[] | undefined {
  const { meta } = useSnapshot(told);
  useEffect(() => void offers('paging'), []);
  return meta?.features;
}

/** Whether the server offers a feature; `undefined` until it has answered. */
export const useOffered = (feature: Feature): boolean | undefined => useOfferedFeatures()?.includes(feature);
