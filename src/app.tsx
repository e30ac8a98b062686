// The guards of §2 and §4, the screen of the present address, and the shell around it.
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { NavigationContext } from './components/link.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { paths } from './paths.ts';
import { routeAt } from './routes.tsx';
import { config } from './stores/config.ts';
import { hasToken, session } from './stores/session.ts';
import { toasts } from './stores/toasts.ts';
import { theme } from './theme.ts';
import { prefetch, useScreen } from './use-screen.ts';

type Frame = ComponentType<{ children: React.ReactNode }>;

const loadShell = (): Promise<Frame> => import('./layout/shell.tsx').then(({ Shell }) => Shell);
const loadToasts = (): Promise<ComponentType> => import('./layout/toasts.tsx').then(({ Toasts }) => Toasts);

/** A part that is loaded when it is first needed, and kept. */
function usePart<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ value: Part }>();
  useEffect(() => {
    if (isNeeded && !part) void load().then((value) => setPart({ value }));
  }, [isNeeded, part, load]);
  return part?.value;
}

function Screens() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const { state } = useSnapshot(session);
  const wanted = routeAt(path);
  const isOpen = wanted.isBare === true || hasToken();
  const { route, Screen } = useScreen(isOpen ? wanted : routeAt(paths.login));
  const Shell = usePart(!route.isBare, loadShell);

  useEffect(() => {
    if (!isOpen) navigate(paths.login, { replace: true });
  }, [isOpen, navigate, state]);

  useEffect(() => {
    document.title = `${t(route.title)} · ${config().productName}`;
  }, [route, t]);

  if (!Screen) return null;
  if (route.isBare) return <Screen />;
  return (
    Shell && (
      <Shell>
        <Screen />
      </Shell>
    )
  );
}

export function App() {
  const [path, navigate] = useLocation();
  const { waiting } = useSnapshot(toasts);
  const Toasts = usePart(waiting.length > 0, loadToasts);
  const navigation = useMemo(
    () => ({
      navigate,
      prefetch: (to: string) =>
        void prefetch(routeAt(new URL(to, window.location.href).pathname)).catch(() => undefined),
    }),
    [navigate],
  );
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <NavigationContext value={navigation}>
        <ErrorBoundary key={path}>
          <Screens />
        </ErrorBoundary>
        {Toasts && <Toasts />}
      </NavigationContext>
    </ThemeProvider>
  );
}
