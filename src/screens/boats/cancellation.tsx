// §2 cancellation policy: three options.
import { boatsCalls } from '#schemas/calls/boats.ts';
import { definition } from '#schemas/generated/forms/cancellation.js';
import { saveCancellation } from '#src/stores/boat-settings.ts';
import { SettingScreen } from './setting-screen.tsx';
import { readBoat } from './read-boat.ts';

export function BoatCancellation() {
  return (
    <SettingScreen
      form={definition}
      read={readBoat}
      save={saveCancellation}
      call={boatsCalls.saveCancellation}
    />
  );
}
