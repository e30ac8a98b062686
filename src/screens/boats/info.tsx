// §2 'Boat Information'.
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import type { Boat } from '#schemas/types.ts';
import { ownerIdOf } from '#src/stores/boats.ts';
import { saveBoatInfo } from '#src/stores/boat-settings.ts';
import { SettingScreen } from './setting-screen.tsx';

/** The form also sends the owner's id in a field `user` (§3). */
const read = (boat: Boat): object => ({ ...boat, user: ownerIdOf(boat) });

export function BoatInfo() {
  return <SettingScreen form={definition} read={read} save={saveBoatInfo} call={calls.updateBoat} />;
}
