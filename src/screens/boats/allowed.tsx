// §2 'Allowed on the boat': a checklist.
import { boatsCalls } from '#schemas/calls/boats.ts';
import { definition } from '#schemas/generated/forms/allowes.js';
import { saveAllowed } from '#src/stores/boat-settings.ts';
import { SettingScreen } from './setting-screen.tsx';
import { readBoat } from './read-boat.ts';

export function BoatAllowed() {
  return <SettingScreen form={definition} read={readBoat} save={saveAllowed} call={boatsCalls.saveAllowed} />;
}
