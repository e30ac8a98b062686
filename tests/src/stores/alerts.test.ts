import { afterEach, expect, it, vi } from 'vitest';
import type { Listening, Push } from '#src/api/socket.ts';

type Follow = (event: { key: string }) => void;

/** A tab with what it sees of the storage. What another one writes it sees later. */
interface Tab {
  alerts: { received: { message: unknown; at: string; isUnread?: boolean }[]; unread: number };
  /** What is unread, the latest first. */
  unread: () => unknown[];
  receive: (event: string, push: Push) => void;
  mark: (message: string, isUnread?: boolean) => void;
  seen: Map<string, string>;
  follow: Follow;
}

const key = 'alerts:';
const event = 'alertaddnewboat';
/** What was written, in order, and which tab has yet to see it. */
let written: { by: Map<string, string>; text: string }[] = [];

async function openTab(): Promise<Tab> {
  const seen = new Map([['token', 'proof']]);
  let follow: Follow = () => undefined;
  let onEvent: Listening['onEvent'] = () => undefined;
  const use = <Done>(work: () => Done): Done => {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => seen.get(name) ?? null,
      setItem: (name: string, text: string) => {
        seen.set(name, text);
        if (name === key) written.push({ by: seen, text });
      },
    });
    return work();
  };
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: Follow) => {
      if (name === 'storage') follow = listener;
    },
    removeEventListener: () => undefined,
  });
  vi.resetModules();
  vi.doMock('#src/api/socket.ts', () => ({
    listen: (listening: Listening) => (onEvent = listening.onEvent),
    hangUp: () => undefined,
  }));
  const { alerts, markAlerts, startAlerts } = await use(() => import('#src/stores/alerts.ts'));
  await use(() => startAlerts('', 'Quarterdeck'));
  return {
    alerts,
    seen,
    unread: () => alerts.received.filter(({ isUnread }) => isUnread).map(({ message }) => message),
    receive: (name, push) => use(() => onEvent(name, push)),
    mark: (message, isUnread = false) => use(() => markAlerts((one) => one.message === message, isUnread)),
    follow: (told) => use(() => follow(told)),
  };
}

/** Each tab is told what the others have written so far, until nobody writes any more. */
function settle(tabs: readonly Tab[]): void {
  for (let writes = 0; written.length > 0; writes += 1) {
    if (writes > 20) throw new Error('The tabs answer each other without end.');
    const { by, text } = written.shift() ?? {};
    for (const tab of tabs.filter(({ seen }) => seen !== by)) {
      tab.seen.set(key, text ?? '');
      tab.follow({ key });
    }
  }
}

afterEach(() => {
  written = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('#src/api/socket.ts');
  vi.resetModules();
});

it('what is marked in one tab stays so when another writes before it has seen it', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const [one, other] = tabs;
  one.receive(event, { number: 1, message: 'Oceanis' });
  one.mark('Oceanis');
  // It hears of the same only now, and has seen nothing of what the first has kept.
  other.receive(event, { number: 1, message: 'Oceanis' });
  other.receive(event, { number: 2, message: 'Dufour' });
  expect(other.unread()).toEqual(['Dufour', 'Oceanis']);
  settle(tabs);
  for (const { alerts, unread } of tabs) {
    expect(unread()).toEqual(['Dufour']);
    expect(alerts.received).toHaveLength(2);
    expect(alerts.unread).toBe(1);
  }
});

it('the last mark counts, whichever tab has set it', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  const tabs = [await openTab(), await openTab()] as const;
  const [one, other] = tabs;
  one.receive(event, { number: 1, message: 'Oceanis' });
  settle(tabs);
  one.mark('Oceanis');
  vi.setSystemTime(2000);
  other.mark('Oceanis', true);
  settle(tabs);
  expect(tabs.map(({ unread }) => unread())).toEqual([['Oceanis'], ['Oceanis']]);
  vi.setSystemTime(3000);
  other.mark('Oceanis');
  settle(tabs);
  expect(tabs.map(({ unread }) => unread())).toEqual([[], []]);
});

it('what only one tab has heard is not lost by what another keeps, nor twice', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const [one, other] = tabs;
  one.receive(event, { message: 'A server that does not number' });
  one.receive(event, { number: 7, message: 'Oceanis' });
  other.receive(event, { number: 7, message: 'Oceanis' });
  settle(tabs);
  for (const { alerts } of tabs)
    expect(alerts.received.map(({ message }) => message).sort()).toEqual([
      'A server that does not number',
      'Oceanis',
    ]);
});

it('an alert says when it happened; one that does not say so is of now', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-04-20T10:00:00.000Z'), toFake: ['Date'] });
  const { alerts, receive } = await openTab();
  const missed = '2026-04-18T09:30:00.000Z';
  receive(event, { number: 1, message: 'Oceanis', at: missed });
  receive(event, { number: 2, message: 'Dufour' });
  receive(event, { number: 3, message: 'Bavaria', at: 'soon' });
  receive(event, { number: 4, message: 'Hanse', at: Date.parse(missed) });
  const now = '2026-04-20T10:00:00.000Z';
  expect(alerts.received.map(({ at }) => at)).toEqual([now, now, missed, missed]);
});

it('an event that says nothing that can be read is told by its name', async () => {
  const { alerts, receive } = await openTab();
  for (const push of [{}, { message: null }, { message: { of: 'another server' } }, { message: '' }])
    receive(event, push);
  expect(alerts.received.map(({ message }) => message)).toEqual([event, event, event, event]);
});

it('a browser that lets no page show a notification keeps nobody from hearing the next alert', async () => {
  const tab = await openTab();
  const Refusing = Object.assign(vi.fn(), { permission: 'granted' });
  // What the browser of a phone says.
  Refusing.mockThrow(new TypeError('Illegal constructor'));
  Object.assign(window, { Notification: Refusing });
  vi.stubGlobal('Notification', Refusing);
  tab.receive(event, { number: 1, message: 'first' });
  tab.receive(event, { number: 2, message: 'second' });
  expect(Refusing).toHaveBeenCalledTimes(2);
  expect(tab.unread()).toEqual(['second', 'first']);
});

it('without the code of the socket it begins once the connection is back, unless somebody has signed out', async () => {
  const listen = vi.fn(() => Promise.reject(new Error('Away.')));
  vi.stubGlobal('localStorage', { getItem: () => 'proof', setItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  vi.doMock('#src/api/socket.ts', () => ({ listen, hangUp: () => undefined }));
  const { startAlerts, stopAlerts } = await import('#src/stores/alerts.ts');
  const comeBack = async (): Promise<void> => {
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await startAlerts('', 'Quarterdeck');
  await comeBack();
  expect(listen).toHaveBeenCalledTimes(2);
  stopAlerts();
  await comeBack();
  expect(listen).toHaveBeenCalledTimes(2);
  listen.mockResolvedValue(undefined as never);
  await startAlerts('', 'Quarterdeck');
  await comeBack();
  expect(listen).toHaveBeenCalledTimes(3);
});
