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

/** A task in milliseconds: as long as it took, and how much of that it really ran. */
export interface Task {
  wall: number;
  cpu: number;
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** The longest task while `work` runs. Anything below a millisecond is left out of sight. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<Task> {
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
  return tasks.reduce((longest, task) => (task.wall > longest.wall ? task : longest), { wall: 0, cpu: 0 });
}
