// Which days the figures of the home page are of, as it stands in the address.
import { useLocation, useSearch } from 'wouter';
import home from '#schemas/home.json' with { type: 'json' };
import { daysUntil, isDay, type Days } from '#src/stores/overview.ts';

/** The chosen days, both included; without a choice those of the configuration, up to today. */
export function useDays(): [days: Days, choose: (days: Days) => void] {
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [from, to] = [params.get('from'), params.get('to')];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysUntil(home.range);
  return [
    days,
    (next) => navigate(`${path}?${new URLSearchParams({ ...next }).toString()}`, { replace: true }),
  ];
}
