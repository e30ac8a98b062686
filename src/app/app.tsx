// The guards of §2 and §4, the screen of the present address, and the shell around it.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { forgive, onMissingPart } from '#src/browser/missing-parts.ts';
import { isReturn } from '#src/browser/return.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { NavigationContext } from '#src/components/page/link.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { ErrorBoundary } from '#src/layout/error-boundary.tsx';
import { paths } from './paths.ts';
import { routeAt } from './routes.tsx';
import { insteadOf } from './start.ts';
import { config } from '#src/stores/config.ts';
import { session } from '#src/stores/session.ts';
import { toasts } from '#src/stores/toasts.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { prefetch, useScreen } from './use-screen.ts';

/** After so long the page stands, and what it may need later is loaded. */
const settledMilliseconds = 3000;

const loadToldScreen = () => import('./told-screen.tsx').then(({ ToldScreen }) => ToldScreen);
const loadToasts = () => import('#src/layout/toasts.tsx').then(({ Toasts }) => Toasts);

/** The toasts, loaded with the first one, or soon after the page: they tell when nothing more can be loaded. */
function LazyToasts() {
  const { waiting } = useSnapshot(toasts);
  const [isSettled, setSettled] = useState(false);
  const [hasMissed, setMissed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, settledMilliseconds, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onMissingPart(() => setMissed(true)), []);
  return (
    <ErrorBoundary shown={waiting.at(-1)?.id} fallback={null}>
      <WhenOpen
        load={loadToasts}
        isOpen={isSettled || hasMissed || waiting.length > 0}
        need={waiting}
        onMissing={forgive}
        props={{ hasMissed }}
      />
    </ErrorBoundary>
  );
}

/** A pointer that rests so long on something is about to click it. */
const intentMilliseconds = 120;

/** Loads the screen of an address once the pointer or the focus rests on the way to it, and the page is not scrolled. */
function prefetchAfterRest(): (to?: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  return (to) => {
    forget();
    if (to === undefined) return;
    window.addEventListener('scroll', forget, { once: true });
    timer = setTimeout(() => {
      const { pathname } = new URL(to, window.location.href);
      void prefetch(routeAt(pathname)).catch(forgive);
    }, intentMilliseconds);
  };
}

/** Gives the focus to what the page has there, where nothing has it. */
function focusUnlessHeld(selector: string): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

function Screens() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const { hasToken } = useSnapshot(session);
  const wanted = routeAt(path);
  const isOpen = wanted.isBare ?? hasToken;
  const { route, Screen, Shell, isLeft } = useScreen(isOpen ? wanted : routeAt(paths.login));

  useEffect(() => {
    if (!isOpen) navigate(paths.login, { replace: true, state: insteadOf() });
  }, [isOpen, navigate]);

  // Before a row that is shown puts its name before it.
  useLayoutEffect(() => {
    document.title = `${t(route.title)} · ${config().productName}`;
  }, [route, t]);
  // To where the page was scrolled to the browser itself leads.
  useLayoutEffect(() => {
    if (!isReturn()) window.scrollTo({ top: 0 });
  }, [route]);
  // What had the focus has gone with the login, and nothing around the screen had it; or with all that stood around the screen.
  useEffect(() => {
    if (!Shell) return undefined;
    if (!isReturn()) focusUnlessHeld('main');
    return () => focusUnlessHeld('main input');
  }, [Shell]);

  if (!Screen) return null;
  if (!Shell) return <Screen />;
  return (
    <>
      <Shell isLeft={isLeft}>
        <Screen />
      </Shell>
      <WhenOpen load={loadToldScreen} isOpen props={{ title: t(route.title) }} />
    </>
  );
}

export function App() {
  const [path, navigate] = useLocation();
  const navigation = useMemo(
    () => ({
      navigate: (to: string) => leaveWith(() => navigate(to)),
      prefetch: prefetchAfterRest(),
    }),
    [navigate],
  );
  return (
    <NavigationContext value={navigation}>
      <ErrorBoundary shown={path}>
        <Screens />
      </ErrorBoundary>
      <LazyToasts />
    </NavigationContext>
  );
}
