// One search over everything: what may be done with what is open, screens, and every noun by name or id.
import { useContext, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { paths, rowHref } from '#src/app/paths.ts';
import { CommandMenu, type CommandItem } from '#src/components/page/command-menu.tsx';
import { NavigationContext } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { sections, tools } from '#src/layout/sections.ts';
import { takeTyped } from '#src/layout/typed-ahead.ts';
import { useOfferedSections } from '#src/layout/use-offered-sections.ts';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { offered } from '#src/stores/offered-actions.ts';
import { keepRecent, recentOnes, type Recent } from '#src/stores/recent.ts';
import { addressOf, readViews, views } from '#src/stores/views.ts';
import { nouns } from './nouns.ts';
import { useFound } from './use-found.ts';

export interface PaletteProps {
  onClose: () => void;
}

export function Palette({ onClose }: PaletteProps) {
  const { t } = useTranslation();
  const { navigate } = useContext(NavigationContext);
  const { offer } = useSnapshot(offered);
  const { boat } = useSnapshot(currentBoat);
  const offeredOf = useOfferedSections();
  const { all: viewItems = [] } = useSnapshot(views);
  useEffect(() => void readViews(), []);
  // In the same moment as the field gets the focus.
  const [text, setText] = useState(takeTyped);
  const [recent] = useState(recentOnes);
  const { found, error, isBusy } = useFound(text);
  const [, openBoat] = useOpenBoat();

  const matches = ({ title }: CommandItem): boolean =>
    title.toLowerCase().includes(text.trim().toLowerCase());
  const go = (to: string): void => {
    onClose();
    navigate(to);
  };
  const open = (one: Recent, path: string): void => {
    keepRecent(one);
    if (path !== paths.boat) return go(rowHref(path, one.id));
    onClose();
    openBoat(one.id);
  };

  const placeOf = (name: string): number => {
    const at = found.findIndex(({ noun }) => noun === name);
    return at < 0 ? found.length : at;
  };
  const actions = offer.actions.map(({ event, label, disabledReason }) => ({
    key: `action:${event}`,
    title: label,
    detail: disabledReason,
    icon: 'check',
    isDisabled: disabledReason !== undefined,
    onChoose: () => {
      onClose();
      offer.take(event);
    },
  }));
  const screens = [...offeredOf([...sections, ...tools]), ...(boat ? navigation.boatOptions : [])].map(
    ({ path, title, icon }) => ({ key: path, title: t(title), icon, onChoose: () => go(path) }),
  );
  const lists = viewItems.map(({ _id, name, path, ...view }) => ({
    key: `view:${_id}`,
    title: name,
    detail: t(sections.find((section) => section.path === path)?.title ?? 'Views'),
    icon: 'star',
    onChoose: () => go(addressOf({ _id, path, ...view })),
  }));
  const rowsOf = (rows: readonly (Recent & { detail?: string })[], name: string): CommandItem[] =>
    nouns
      .filter((noun) => noun.isReadable())
      .flatMap((noun) =>
        rows
          .filter((one) => one.noun === noun.name)
          .map((one) => ({
            key: `${name}:${one.noun}:${one.id}`,
            title: one.title,
            detail: one.detail ?? t(noun.title),
            icon: noun.icon,
            onChoose: () => open(one, noun.path),
          })),
      );
  return (
    <CommandMenu
      text={text}
      onText={setText}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      groups={[
        {
          title: t('Recently opened'),
          items: recent.flatMap((one) => rowsOf([one], 'recent')).filter(matches),
        },
        { title: t('Sections'), items: screens.filter(matches) },
        { title: t('Views'), items: lists.filter(matches) },
        // Never first before anything is typed: Enter would do what nobody has chosen.
        { title: t('Actions'), items: actions.filter(matches) },
        // The noun whose row fits best stands first.
        ...nouns
          .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
          .map(({ name, title }) => ({
            title: t(title),
            items: rowsOf(
              found.filter(({ noun }) => noun === name),
              'found',
            ),
          })),
      ]}
    />
  );
}
