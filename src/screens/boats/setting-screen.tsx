// The frame of every settings screen below /home/boat: back arrow to the options, the boat, and the redirect without one (§2).
import type { ReactNode } from 'react';
import type { Boat, Forms } from '#schemas/types.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { paths } from '#src/app/paths.ts';
import { NoBoatYet } from './no-boat-yet.tsx';
import { SettingForm, type Setting } from './setting-form.tsx';
import { useCurrentBoat } from './use-current-boat.ts';

export interface SettingFrameProps {
  title: string;
  /** A sentence under the title, translated. */
  advice?: string;
  actions?: (boat: Boat) => ReactNode;
  children: (boat: Boat) => ReactNode;
}

export function SettingFrame({ title, advice, actions, children }: SettingFrameProps) {
  const { t } = useTranslation();
  const { boat, error, reload } = useCurrentBoat();
  const back = { href: paths.boatOptions, label: t('Edit Boat') };
  if (!boat) return <NoBoatYet title={t(title)} {...{ back, error, reload }} />;
  const model = boatName(boat, t);
  return (
    <>
      <PageHeader
        title={t(title)}
        description={advice ? `${model} · ${advice}` : model}
        back={back}
        actions={actions?.(boat)}
      />
      {children(boat)}
    </>
  );
}

/** A settings screen that is one form. */
export function SettingScreen<Name extends keyof Forms>(setting: Setting<Name>) {
  return (
    <SettingFrame title={setting.form.schema.title ?? ''}>
      {(boat) => <SettingForm key={boat._id} boat={boat} {...setting} />}
    </SettingFrame>
  );
}
