// §2 accessories: a checklist with icons.
import { boatsCalls } from '#schemas/calls/boats.ts';
import { definition } from '#schemas/generated/forms/accessories.js';
import { saveAccessories } from '#src/stores/boat-settings.ts';
import { SettingScreen } from './setting-screen.tsx';
import { readBoat } from './read-boat.ts';

export function BoatAccessories() {
  return (
    <SettingScreen
      form={definition}
      read={readBoat}
      save={saveAccessories}
      call={boatsCalls.saveAccessories}
    />
  );
}
