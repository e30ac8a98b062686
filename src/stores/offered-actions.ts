// What may be done with what is open: its screen says so, the palette offers it.
import { proxy, ref } from 'valtio';

export interface OfferedAction {
  event: string;
  label: string;
  /** Why it is not possible. */
  disabledReason?: string | undefined;
}

interface Offer {
  actions: readonly OfferedAction[];
  take: (event: string) => void;
}

const nothing: Offer = { actions: [], take: () => undefined };

export const offered = proxy<{ offer: Offer }>({ offer: ref(nothing) });

export function offerActions(offer: Offer): void {
  offered.offer = ref(offer);
}

export const withdrawActions = (): void => offerActions(nothing);
