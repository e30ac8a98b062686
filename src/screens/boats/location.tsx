// §2 'Location of the boat'.
import { boatsCalls } from '#schemas/calls/boats.ts';
import { definition } from '#schemas/generated/forms/location.js';
import type { Boat } from '#schemas/types.ts';
import { saveLocation } from '#src/stores/boat-settings.ts';
import { SettingScreen } from './setting-screen.tsx';

const read = (boat: Boat): object => boat.location2 ?? {};

export function BoatLocation() {
  return <SettingScreen form={definition} read={read} save={saveLocation} call={boatsCalls.saveLocation} />;
}
