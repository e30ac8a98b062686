// §7 realtime: what other people's actions raise here. Shown once, as a desktop notification and in the bell.
import { proxy } from 'valtio';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { hangUp, listen, type Push } from '#src/api/socket.ts';
import { refreshAdmins } from './admins.ts';
import { announceChange } from './changes.ts';
import { refreshBoat } from './current-boat.ts';
import { session, token } from './session.ts';

export interface ReceivedAlert {
  id: number;
  message: string;
  at: string;
}

const kept = 50;
const lastKey = 'lastAlert';

export const alerts = proxy<{ received: ReceivedAlert[]; unread: number }>({ received: [], unread: 0 });

const lastNumber = (): number | undefined => {
  const stored = localStorage.getItem(lastKey);
  return stored === null ? undefined : Number(stored);
};

function isNew({ number }: Push): boolean {
  if (number === undefined) return true;
  if (number <= (lastNumber() ?? -1)) return false;
  localStorage.setItem(lastKey, String(number));
  return true;
}

function notify(productName: string, body: string): void {
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification(productName, { body });
}

function receive(productName: string, event: string, push: Push): void {
  if (!isNew(push)) return;
  if (event === realtime.ours.changed) {
    if (push['entity'] === 'boat') void refreshBoat(String(push['id']), Number(push['version']));
    if (push['entity'] === 'admin') void refreshAdmins();
    announceChange(String(push['entity']), String(push['id']), Number(push['version']));
    return;
  }
  const { entity, id } = push;
  if (typeof entity === 'string' && typeof id === 'string') announceChange(entity, id, undefined);
  const message = push.message ?? event;
  alerts.received.unshift({ id: Date.now() + Math.random(), message, at: new Date().toISOString() });
  alerts.received.splice(kept);
  alerts.unread += 1;
  notify(productName, message);
}

/** Connects the signed-in admin to the realtime channel and registers there. */
export async function startAlerts(host: string, productName: string): Promise<void> {
  const proof = token();
  if (!proof) return;
  try {
    await listen({
      host,
      token: proof,
      last: lastNumber,
      registration: { userId: session.admin?._id, role: session.admin?.role },
      onEvent: (event, push) => receive(productName, event, push),
    });
  } catch {
    // The socket's code could not be loaded: the connection is away.
    window.addEventListener('online', () => void startAlerts(host, productName), { once: true });
  }
}

export function stopAlerts(): void {
  hangUp();
  localStorage.removeItem(lastKey);
  Object.assign(alerts, { received: [], unread: 0 });
}

export function markAlertsRead(): void {
  alerts.unread = 0;
}
