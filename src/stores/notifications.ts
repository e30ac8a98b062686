// §2: permission for desktop notifications, asked for when the login page opens.
import { notification } from '#schemas/generated/messages/notification.ts';

/** Asks once; a browser that cannot notify gets the specified alert instead. */
export function askToNotify(translate: (text: string) => string): void {
  if (!('Notification' in window)) globalThis.alert(translate(notification.unsupported));
  else if (Notification.permission === 'default') void Notification.requestPermission();
}
