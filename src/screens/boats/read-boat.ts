import type { Boat } from '#schemas/types.ts';

/** For forms whose fields stand in the boat itself. */
export const readBoat = (boat: Boat): object => boat;
