// §2: permission for desktop notifications, asked for when the login page opens.
import messages from '#schemas/messages.json' with { type: 'json' };

/** Asks once; a browser that cannot notify gets the specified alert instead. */
export function askToNotify(translate: (text: string) => string): void {
  if (!('Notification' in window)) globalThis.alert(translate(messages.notification.unsupported));
  else if (Notification.permission === 'default') void ask();
}

/** Firefox and Safari let nobody be asked before a click or a key: what was left open is asked with the first one. */
async function ask(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'default') return;
  window.addEventListener('click', () => void Notification.requestPermission(), { once: true });
}
