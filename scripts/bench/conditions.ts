// Under which circumstances the figures were taken: without them they say nothing.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export interface Conditions {
  cpus: number;
  processor: string;
  memoryGB: number;
  /** Average of the last minute before the bench began. */
  load: number;
  node: string;
  chromium?: string;
  date: string;
}

export function conditionsNow(): Conditions {
  return {
    cpus: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGB: Math.round(totalmem() / 1e9),
    load: loadavg()[0] ?? 0,
    node: process.version,
    date: new Date().toISOString(),
  };
}

export function conditionsText({ cpus, processor, memoryGB, load, node, chromium }: Conditions): string {
  const browser = chromium ? ` · Chromium ${chromium}` : '';
  const busy =
    load > 0.5 * cpus ? '\nThe machine was busy before the bench began: trust ratios, not milliseconds.' : '';
  return `${cpus} CPUs (${processor}) · ${memoryGB} GB · load ${load.toFixed(1)} · Node ${node}${browser}${busy}`;
}
