// Loads a route's chunk, and the shell around it, and then renders it; until then the screen before stays.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { behindLogin, type Route } from './routes.tsx';
import type { Screen } from './screen.ts';

interface Loaded {
  Screen: Screen;
  /** What stands around it; a bare screen has nothing. */
  Shell: ComponentType<{ isLeft: boolean; children: ReactNode }> | undefined;
}

const loaded = new Map<Route['load'], Loaded>();

const loadShell = () => behindLogin().then(({ Shell }) => Shell);

/** Loads a screen ahead: on hover, on focus, and beside the first calls. */
export async function prefetch(route: Route): Promise<void> {
  if (loaded.has(route.load)) return;
  const [Screen, Shell] = await Promise.all([route.load(), route.isBare ? undefined : loadShell()]);
  loaded.set(route.load, { Screen, Shell });
}

/** Loads the first screen, which asks for what it shows while the rest of the page begins. */
export async function begin(route: Route): Promise<void> {
  await prefetch(route);
  await loaded.get(route.load)?.Screen.begin?.();
}

interface Shown extends Partial<Loaded> {
  route: Route;
  /** Another one is being loaded. */
  isLeft: boolean;
}

/** The screen to render now: the route's own when it is there, the one before while it loads. */
export function useScreen(route: Route): Shown {
  const ready = loaded.get(route.load);
  const isReady = ready !== undefined;
  const [shown, setShown] = useState<Omit<Shown, 'isLeft'>>({ route, ...ready });
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  // While this is drawn: told afterwards, all of it would be drawn a second time.
  if (isReady && (shown.route !== route || !shown.Screen)) setShown({ route, ...ready });

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    prefetch(route).then(
      () => isCurrent && setShown({ route, ...loaded.get(route.load) }),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error : new Error('chunk')),
    );
    return () => {
      isCurrent = false;
    };
  }, [route, isReady]);

  return isReady ? { route, ...ready, isLeft: false } : { ...shown, isLeft: true };
}
