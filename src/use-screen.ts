// Loads a route's chunk and then renders it; until then the screen before stays.
import { useEffect, useState } from 'react';
import type { Route, Screen } from './routes.tsx';

const loaded = new Map<Route['load'], Screen>();

/** Loads a screen ahead: on hover, on focus, and beside the first calls. */
export async function prefetch(route: Route): Promise<void> {
  if (!loaded.has(route.load)) loaded.set(route.load, await route.load());
}

interface Shown {
  route: Route;
  Screen: Screen | undefined;
}

/** The screen to render now: the route's own when it is there, the one before while it loads. */
export function useScreen(route: Route): Shown {
  const [shown, setShown] = useState<Shown>({ route, Screen: loaded.get(route.load) });
  const [failure, setFailure] = useState<unknown>();
  if (failure !== undefined) throw failure;

  useEffect(() => {
    let isCurrent = true;
    prefetch(route).then(
      () => isCurrent && setShown({ route, Screen: loaded.get(route.load) }),
      (error: unknown) => isCurrent && setFailure(error ?? new Error('chunk')),
    );
    return () => {
      isCurrent = false;
    };
  }, [route]);

  const ready = loaded.get(route.load);
  return ready ? { route, Screen: ready } : shown;
}
