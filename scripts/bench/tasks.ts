// The tasks of a page's main thread while something happens, from Chromium's own trace.
import type { Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds: `wall` as long as a task took, waiting for a busy processor included; `cpu` as long as one really ran. */
export interface Longest {
  wall: number;
  cpu: number;
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** The longest task while `work` runs, by the clock and by the processor; not always the same task. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<Longest> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const isMain = ({ name, args }: TraceEvent): boolean =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
  return {
    wall: Math.max(0, ...tasks.map(({ wall }) => wall)),
    cpu: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
  };
}
