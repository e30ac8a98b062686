import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { isObject } from '#schemas/is-object.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Booking } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { dollars, numeral } from '#src/components/formats/numbers.ts';
import { Email } from '#src/components/formats/email.tsx';
import { Day } from '#src/components/formats/day.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SpecTable, type SpecTableProps } from '#src/components/page/spec-table.tsx';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& + &': { marginTop: 18, paddingTop: 18, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > h3': theme.typography.h3,
  '& a': { borderRadius: 4 },
}));

const Facts = styled('div')({ marginBottom: 20 });

const Name = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

export interface BookingFactsProps {
  booking: Booking;
  /** Addresses of what the booking names; without one, the name is plain text. */
  guestHref?: string;
  hostHref?: string;
  boatHref?: string;
  /** Called before the boat's address is followed. */
  onBoat?: () => void;
  /** What stands first: the trip, or the guest who pays for it. */
  lead?: 'trip' | 'guest';
}

interface PartProps extends SpecTableProps {
  title: string;
}

function Part({ title, rows }: PartProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <SpecTable rows={rows} />
    </Frame>
  );
}

/** What another server stores as an object is shown by the part of it that names it. */
export function nameOf(value: unknown): string {
  if (!isObject(value)) return textOf(value);
  const { name, model, description } = value;
  return [name, model, description].map(textOf).find((part) => part !== '') ?? '';
}

function named(value: unknown, href: string | undefined, onClick?: () => void): ReactNode {
  const text = nameOf(value);
  return text && href ? (
    <Link href={href} onClick={onClick}>
      {text}
    </Link>
  ) : (
    text
  );
}

const person = (value: unknown, href: string | undefined, isBlocked: boolean | undefined): ReactNode =>
  isBlocked ? (
    <Name>
      {named(value, href)}
      <BlockedMark isBlocked />
    </Name>
  ) : (
    named(value, href)
  );

function Trip({ booking, boatHref, onBoat }: BookingFactsProps) {
  const { t, language } = useTranslation();
  const { count } = booking;
  const rows = [
    { label: t('Boat'), value: named(booking.boatName, boatHref, onBoat) },
    { label: t('Date'), value: <Day value={booking.date} /> },
    {
      label: t('Passengers'),
      value: typeof count === 'number' ? numeral(count, language) : nameOf(count),
    },
    { label: t('Plan'), value: nameOf(booking.plan) },
    { label: t('Location'), value: nameOf(booking.location) },
    { label: t('Marina'), value: nameOf(booking.boatLocation) },
    { label: t('Address'), value: nameOf(booking.boatAddress) },
  ];
  return <Part title={t('Trip')} rows={rows} />;
}

function Guest({ booking, guestHref }: BookingFactsProps) {
  const { t } = useTranslation();
  const { guestName, guestBlocked } = booking;
  const [email, number] = [nameOf(booking.guestEmail), nameOf(booking.guestNumber)];
  const rows = [
    { label: t('Name'), value: person(guestName, guestHref, guestBlocked) },
    {
      label: t('Email'),
      value: email && (
        <a href={`mailto:${email}`}>
          <Email address={email} />
        </a>
      ),
    },
    { label: t('Contact number'), value: number && <a href={`tel:${number}`}>{number}</a> },
  ];
  return <Part title={t('Guest')} rows={rows} />;
}

function Host({ booking: { hostName, hostBlocked }, hostHref }: BookingFactsProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('Host')} rows={[{ label: t('Name'), value: person(hostName, hostHref, hostBlocked) }]} />
  );
}

const methods: Record<string, { text: string } | undefined> = labels.payMethod;

function Payment({ booking }: BookingFactsProps) {
  const { t, language } = useTranslation();
  const { price, paymethod, confirmID } = booking;
  const method = nameOf(paymethod);
  const rows = [
    { label: t('Amount'), value: dollars(nameOf(price), language) },
    { label: t('Payment method'), value: t(methods[method]?.text ?? method) },
    { label: t('Confirmation number'), value: nameOf(confirmID) },
  ];
  return <Part title={t('Payment')} rows={rows} />;
}

/** §2 'Booking Details': every field of a booking (§3), with links to the boat and to both people. */
export function BookingFacts(props: BookingFactsProps) {
  const isGuestFirst = props.lead === 'guest';
  return (
    <Facts>
      {isGuestFirst && <Guest {...props} />}
      {isGuestFirst && <Payment {...props} />}
      <Trip {...props} />
      {!isGuestFirst && <Guest {...props} />}
      <Host {...props} />
      {!isGuestFirst && <Payment {...props} />}
    </Facts>
  );
}
