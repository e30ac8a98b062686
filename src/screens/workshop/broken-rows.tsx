// The stored rows that an edited form would refuse, each a way to the row.
import { styled } from '@mui/material/styles';
import { saidOf } from '#schemas/explain.ts';
import type { DraftEffect } from '#schemas/types.ts';
import { screenOf } from '#schemas/screen-of.ts';
import { isCollection } from '#schemas/references.ts';
import { numeral } from '#src/components/formats/numbers.ts';
import { Link } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { openBoat } from '#src/stores/current-boat.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 8,
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', overflowWrap: 'anywhere' },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** The part of a screen that shows a setting; the others are what the data begin with. */
const settings: Partial<Record<string, string>> = {
  payment: `${paths.data}?section=payment`,
  messageTemplate: `${paths.messages}?part=automatic`,
};

/** Where a row is changed, by its noun; a boat is opened before its screen. */
const places: Partial<Record<string, (id: string) => string>> = {
  boat: () => paths.boat,
  user: (id) => rowHref(paths.users, id),
  review: (id) => rowHref(paths.reviews, id),
  refund: (id) => rowHref(paths.refund, id),
  campaign: (id) => `${rowHref(paths.messages, id)}&part=push`,
  admin: () => paths.admins,
  setting: (name) => settings[name] ?? paths.data,
};

/** A row of a collection that this page does not know has no place. */
const placeOf = (entity: string, id: string): string | undefined =>
  places[entity]?.(id) ?? (isCollection(entity) ? rowHref(screenOf(entity), id) : undefined);

const Place = ({
  href,
  onClick,
  children,
}: {
  href: string | undefined;
  onClick: () => void;
  children: string;
}) =>
  href === undefined ? (
    <b>{children}</b>
  ) : (
    <Link href={href} onClick={onClick}>
      {children}
    </Link>
  );

export function BrokenRows({ effect }: { effect: DraftEffect }) {
  const { t, language } = useTranslation();
  const { isStored, looked, isWhole, broken, refusedAlready, rows } = effect;
  const number = (count: number): string => numeral(count, language);
  if (!isStored) return <p>{t('Nothing that is stored depends on this.')}</p>;
  return (
    <>
      <p>
        <strong>
          {broken === 0
            ? t('Every stored row still fits.')
            : t('{{count}} of {{all}} stored rows would not fit any more.', {
                count: broken,
                all: number(looked),
              })}
        </strong>{' '}
        {broken > 0 && t('They stay as they are, but can only be saved again once they fit.')}{' '}
        {refusedAlready > 0 && t('{{count}} did not fit before either.', { count: refusedAlready })}{' '}
        {!isWhole && t('There are more rows than these; the others were not looked at.')}
      </p>
      {rows.length > 0 && (
        <List aria-label={t('The first of them')}>
          {rows.map(({ _id, name, entity, ...problem }, at) => (
            <li key={at}>
              <Place href={placeOf(entity, _id)} onClick={() => void (entity === 'boat' && openBoat(_id))}>
                {name}
              </Place>
              <span>
                {/* A field of a group or a list is not found by its label alone. */}
                {problem.path.includes('.') && <code>{problem.path}</code>} {t(saidOf(problem))}
              </span>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
