// §2 boat options: the menu of a boat's settings, each with the state it is in.
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import { textOf } from '#schemas/row-values.ts';
import { dayText } from '#src/components/formats/day.tsx';
import { MenuEntries, MenuEntry } from '#src/components/page/menu-entry.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { Icon } from '#src/look/icon.tsx';
import { paths } from '#src/app/paths.ts';
import { ownerName } from '#src/stores/boats.ts';
import { NoBoatYet } from './no-boat-yet.tsx';
import { settingState } from './setting-states.ts';
import { useCurrentBoat } from './use-current-boat.ts';

export function BoatOptions() {
  const { t } = useTranslation();
  const { boat, host, error, reload } = useCurrentBoat();
  const back = { href: paths.boat, label: t('Back to the boat') };
  if (!boat) return <NoBoatYet title={t('Edit Boat')} {...{ back, error, reload }} />;
  const facts = [ownerName(boat) || personName(host), textOf(boat.location1), dayText(boat.date)].filter(
    Boolean,
  );
  return (
    <>
      <PageHeader title={boatName(boat, t)} description={facts.join(' · ')} back={back} />
      <nav aria-label={t('Edit Boat')}>
        <MenuEntries>
          {navigation.boatOptions.map(({ path, title, icon }) => {
            const state = settingState(path, boat, t);
            return (
              <MenuEntry
                key={path}
                href={path}
                title={t(title)}
                icon={<Icon name={icon} drawing="line" fontSize="small" />}
                {...(state ? { state: state.text, tone: state.tone } : {})}
              />
            );
          })}
        </MenuEntries>
      </nav>
    </>
  );
}
