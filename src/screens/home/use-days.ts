// Which days the figures of the home page are of, as it stands in the address.
import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import home from '#schemas/home.json' with { type: 'json' };
import { daysUntil, isDay, type Days } from '#src/stores/overview.ts';

function onSeenAgain(told: () => void): () => void {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
}

/** Whoever comes back to the page on another day sees the days up to that one. */
const useToday = (): string => useSyncExternalStore(onSeenAgain, () => daysUntil(1).to);

/** The chosen days, both included; without a choice those of the configuration, up to today. */
export function useDays(): [days: Days, choose: (days: Days) => void] {
  const today = useToday();
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [from, to] = [params.get('from'), params.get('to')];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysUntil(home.range, new Date(today));
  return [
    days,
    (next) => navigate(`${path}?${new URLSearchParams({ ...next }).toString()}`, { replace: true }),
  ];
}
