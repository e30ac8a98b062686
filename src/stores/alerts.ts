// §7 realtime: what other people's actions raise here. Shown once, as a desktop notification and in the bell.
import { proxy } from 'valtio';
import { momentIn } from '#schemas/days.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { isFilledText, type Text } from '#schemas/text.ts';
import { hangUp, listen, type Push } from '#src/api/socket.ts';
import { onConnected } from '#src/browser/connection.ts';
import { t } from '#src/language/i18n.ts';
import { refreshAdmins } from './admins.ts';
import { announceChange } from './row-changes.ts';
import { refreshBoat } from './current-boat.ts';
import {
  joined,
  keepAlerts,
  alertsKeyOf,
  kindOf,
  readAlerts,
  silentKeyOf,
  silentKinds,
  type KeptAlerts,
  type ReceivedAlert,
} from './kept-alerts.ts';
import { followOwn } from './own-account.ts';
import { askSession, session, token } from './session.ts';

interface Alerts {
  /** The latest first. */
  received: ReceivedAlert[];
  /** How many call for attention. */
  unread: number;
  /** Kinds that call for none. */
  silent: string[];
}

export const alerts = proxy<Alerts>({ received: [], unread: 0, silent: [] });

let key = '';
let silentKey = '';
/** Number of the last event that this tab has seen; several tabs share what is kept. */
let seen: number | undefined;
/** What was asked for at the last connection. */
let asked: number | undefined;
/** Waits no more for the connection that the socket's code needs. */
let stopWaiting = (): void => undefined;

const calls = (silent: readonly string[], { isUnread, kind }: ReceivedAlert): boolean =>
  isUnread === true && !silent.includes(kind ?? '');

function show({ received }: KeptAlerts = readAlerts(key)): void {
  const silent = silentKinds(silentKey);
  Object.assign(alerts, {
    received,
    silent,
    unread: received.filter((alert) => calls(silent, alert)).length,
  });
}

/** What all tabs keep, with what this one knows. */
function present(): KeptAlerts {
  const kept = readAlerts(key);
  return { ...kept, received: joined(kept.received, alerts.received) };
}

/** Another tab has received or read something, or other kinds are silent now. */
function follow(event: StorageEvent): void {
  if (event.key !== key && event.key !== silentKey) return;
  const whole = present();
  // It had yet to see what this one has kept.
  if (JSON.stringify(whole) !== JSON.stringify(readAlerts(key))) keepAlerts(key, whole);
  show(whole);
}

function lastNumber(): number | undefined {
  asked = seen ?? readAlerts(key).last ?? session.lastAlert;
  return asked;
}

/** Everything up to a number has been heard. A lower one than was asked for is another outbox: it counts from there. */
function catchUp(number: number): void {
  const kept = present();
  const isOther = asked !== undefined && number < asked;
  const upTo = (known = 0): number => (isOther ? number : Math.max(number, known));
  seen = upTo(seen);
  keepAlerts(key, { ...kept, last: upTo(kept.last) });
}

/** A desktop notification: title the product's name, body the message. */
function notify(productName: string, body: string): void {
  try {
    if (Notification.permission === 'granted') new Notification(productName, { body });
  } catch {
    // A browser may have none, and that of a phone lets no page show one: the bell has it.
  }
}

const idIn = (push: Push, name: 'boatId' | 'bookingId'): Partial<ReceivedAlert> => {
  const id = push[name];
  return typeof id === 'string' || typeof id === 'number' ? { [name]: String(id) } : {};
};

/** Somebody was mentioned in a note on this row. */
function aboutIn({ about }: Push): Partial<ReceivedAlert> {
  const { entity, id } = (about ?? {}) as Record<string, unknown>;
  return typeof entity === 'string' && typeof id === 'string' ? { about: { entity, id } } : {};
}

/** An alert of a conversation names it by its user. */
const writerIn = ({ entity, id }: Push): Partial<ReceivedAlert> =>
  entity === 'conversation' && typeof id === 'string' ? { userId: id } : {};

function kindIn(event: string): Partial<ReceivedAlert> {
  const kind = kindOf(event);
  return kind === undefined ? {} : { kind };
}

function keep(kept: KeptAlerts): void {
  keepAlerts(key, kept);
  show(kept);
}

/** Puts an alert on top of the list, unless another tab has done so. @returns it, when it is new */
function add(event: string, push: Push, message: Text): ReceivedAlert | undefined {
  const { number } = push;
  const kept = present();
  if (number !== undefined && number <= (kept.last ?? -1)) return undefined;
  const alert: ReceivedAlert = {
    id: JSON.stringify(number === undefined ? Date.now() + Math.random() : [number, event, message]),
    message,
    // Not every server says when it happened.
    at: new Date(momentIn(push['at']) || Date.now()).toISOString(),
    isUnread: true,
    ...kindIn(event),
    ...idIn(push, 'boatId'),
    ...idIn(push, 'bookingId'),
    ...writerIn(push),
    ...aboutIn(push),
  };
  const received = joined([alert], kept.received);
  const last = number ?? kept.last;
  keep({ received, ...(last === undefined ? {} : { last }) });
  return alert;
}

function refresh({ entity, id, version }: Push): void {
  if (entity === 'boat') void refreshBoat(String(id), Number(version));
  if (entity === 'admin') {
    void refreshAdmins();
    void followOwn(String(id), Number(version));
  }
  announceChange(String(entity), String(id), version === null ? null : Number(version));
}

/** What an event says. Of another server's that says nothing its name is told. */
function saidBy(event: string, { text, message }: Push): Text {
  if (isFilledText(text)) return text;
  return typeof message === 'string' && message !== '' ? message : event;
}

function receive(productName: string, event: string, push: Push): void {
  const { number } = push;
  if (event === realtime.ours.caughtUp) return catchUp(number ?? 0);
  if (number !== undefined) {
    if (number <= (seen ?? -1)) return;
    seen = number;
  }
  if (event === realtime.ours.changed) {
    refresh(push);
    if (number !== undefined) catchUp(number);
    return;
  }
  const { entity, id } = push;
  if (typeof entity === 'string' && typeof id === 'string') announceChange(entity, id, undefined);
  const said = saidBy(event, push);
  const added = add(event, push, said);
  if (added && calls(alerts.silent, added)) notify(productName, t(said));
}

/** Connects the signed-in admin to the realtime channel and registers there. */
export async function startAlerts(host: string, productName: string): Promise<void> {
  if (!token()) return;
  const own = session.admin?._id ?? '';
  key = alertsKeyOf(own);
  silentKey = silentKeyOf(own);
  seen = undefined;
  show();
  window.addEventListener('storage', follow);
  stopWaiting();
  const stop = onConnected(() => void startAlerts(host, productName));
  stopWaiting = stop;
  try {
    await listen({
      host,
      token,
      confirm: askSession,
      last: lastNumber,
      registration: { userId: session.admin?._id, role: session.admin?.role },
      onEvent: (event, push) => receive(productName, event, push),
    });
    stop();
  } catch {
    // The socket's code could not be loaded: the connection is away.
  }
}

/** Hangs up; what is kept waits for the same admin. */
export function stopAlerts(): void {
  hangUp();
  stopWaiting();
  window.removeEventListener('storage', follow);
  Object.assign(alerts, { received: [], unread: 0 });
}

/** Marks those as read that are chosen, or as unread. */
export function markAlerts(isChosen: (alert: ReceivedAlert) => boolean, isUnread = false): void {
  const kept = present();
  const mark = { isUnread, markedAt: Date.now() };
  keep({ ...kept, received: kept.received.map((one) => (isChosen(one) ? { ...one, ...mark } : one)) });
}
