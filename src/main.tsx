// Starts the client: configuration first, then everything that does not depend on it at once.
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { connect } from './api/call.ts';
import { loadConfig } from './api/config.ts';
import { App } from '#src/app/app.tsx';
import { startColumnLayout } from './look/column-layout.ts';
import { startDensity } from './look/density.ts';
import { startI18n, Translated } from '#src/language/i18n.ts';
import { Themed } from '#src/look/themed.tsx';
import { routeAt } from '#src/app/routes.tsx';
import { setConfig } from './stores/config.ts';
import { afterStep } from './stores/held-entry.ts';
import { offers } from './stores/meta.ts';
import { askAhead, confirmSession, dropToken, followOtherTabs, hasToken, token } from './stores/session.ts';
import { begin, prefetch } from '#src/app/use-screen.ts';

/** So long the first drawing waits for what it shows: an answer that is quick needs no signs of waiting. */
const quickMilliseconds = 50;

/** Does what can wait until the page is painted. What nobody looks at is not painted. */
function afterPainting(work: () => void): void {
  if (document.hidden) setTimeout(work);
  // The first frame may come before what is drawn, the one after it does not.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(container: HTMLElement): Promise<void> {
  const route = routeAt(window.location.pathname);
  const screen = prefetch(route).catch(() => undefined);
  if (!route.isBare && hasToken()) askAhead();
  const rows = hasToken() ? begin(route).catch(() => undefined) : undefined;
  const texts = startI18n();
  const config = await loadConfig();
  setConfig(config);
  connect({
    host: config.apiHost,
    token,
    onSessionEnd: dropToken,
    offers: async (feature) => (feature !== 'twins' || config.twins) && (await offers(feature)),
  });
  void offers('paging');
  await Promise.all([screen, texts]);
  await Promise.race([rows, wait(quickMilliseconds)]);
  createRoot(container).render(
    <Themed>
      <Translated>
        <Router aroundNav={(navigate, to, options) => afterStep(() => navigate(to, options))}>
          <App />
        </Router>
      </Translated>
    </Themed>,
  );
  // Every call is held against the session anyway.
  if (!route.isBare && hasToken()) afterPainting(() => void confirmSession());
}

startDensity();
startColumnLayout();
followOtherTabs();
const container = document.getElementById('root');
if (container) void start(container);
