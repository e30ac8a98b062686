// Starts the client: configuration first, then everything that does not depend on it at once.
import { createRoot } from 'react-dom/client';
import { connect } from './api/call.ts';
import { loadConfig } from './api/config.ts';
import { App } from './app.tsx';
import { startI18n } from './i18n.ts';
import { routeAt } from './routes.tsx';
import { startScheme } from './scheme.ts';
import { setConfig } from './stores/config.ts';
import { offers } from './stores/meta.ts';
import { checkSession, endSession, hasToken, token } from './stores/session.ts';
import './theme.css';
import { applyTokens } from './tokens.ts';
import { prefetch } from './use-screen.ts';

/** An answer within this time is drawn at once, without placeholders before it. */
const quickMilliseconds = 60;
const mostMilliseconds = 500;
/** Not every browser says when it has nothing to do. */
const calm = (): Promise<void> =>
  new Promise((resolve) => {
    const run = (): void => resolve();
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: mostMilliseconds });
    else setTimeout(run, mostMilliseconds / 5);
  });

async function start(container: HTMLElement): Promise<void> {
  const route = routeAt(window.location.pathname);
  const screen = prefetch(route).catch(() => undefined);
  const answer = route.ahead?.();
  const texts = startI18n();
  const config = await loadConfig();
  setConfig(config);
  connect({
    host: config.apiHost,
    token,
    onSessionEnd: endSession,
    usesTwins: async () => config.twins && (await offers('twins')),
    takesKeys: () => offers('idempotency'),
  });
  void offers('paging');
  const drawn = Promise.all([screen, texts])
    .then(() => Promise.race([answer, new Promise((resolve) => setTimeout(resolve, quickMilliseconds))]))
    .then(() => createRoot(container).render(<App />));
  // Asked beside the first answers, so that no change after them is missed; judged behind the first drawing.
  if (!route.isBare && hasToken()) void checkSession(drawn.then(calm));
  await drawn;
}

startScheme();
applyTokens();
const container = document.getElementById('root');
if (container) void start(container);
