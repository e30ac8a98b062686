// The rows: what is promised, on which engines, and how many must be tried. A figure of `quick` makes it part of `npm test`.
import { alerts } from './alerts.ts';
import { canary, canaryCount } from './canary.ts';
import { cellCount, roleCells } from './cells.ts';
import { container } from './container.ts';
import { faultCount, networkFaults } from './faults.ts';
import { full } from './full.ts';
import { fuzz } from './fuzz.ts';
import { gone } from './gone.ts';
import { kills } from './kills.ts';
import { overload } from './overload.ts';
import { paths } from './paths.ts';
import { power } from './power.ts';
import { decisions, updates } from './races.ts';
import type { Result } from './report.ts';
import { rolling } from './rolling.ts';
import { questionCount, scale } from './scale.ts';
import { sockets } from './sockets.ts';
import { engines as both, type Engine, type Stage } from './stage.ts';
import { storage, storageCount } from './storage.ts';
import { mutatingCalls, submits } from './submits.ts';
import { abortedUploads, hostileImages } from './uploads.ts';
import { xss } from './xss.ts';

export interface Proof {
  what: string;
  engines: readonly Engine[];
  /** How many must be tried on each engine. */
  goal: number;
  /** It runs the client too. */
  inBrowser?: boolean;
  /** How many are tried before a line is written. */
  portion: number;
  quick?: number;
  /** Makes what is needed. @returns what tries so many (or about as many) and counts what went wrong */
  open: (stage: Stage) => Promise<(count: number) => Promise<Result>>;
}

export const proofs: Record<string, Proof> = {
  kills: {
    what: 'acknowledged writes lost by kill -9',
    engines: both,
    goal: 500_000,
    portion: 1000,
    open: kills,
  },
  power: {
    what: 'power cuts that lost acknowledged writes or pictures (the controls without sync did)',
    engines: ['embedded'],
    goal: 200,
    portion: 2,
    open: power,
  },
  cells: {
    what: 'role × call cells that were not as stated, or changed something',
    engines: both,
    goal: cellCount,
    portion: cellCount,
    open: roleCells,
  },
  updates: { what: 'lost updates', engines: both, goal: 100_000, portion: 300, open: updates },
  decisions: {
    what: 'confirm ∥ cancel without exactly one winner and one alert',
    engines: both,
    goal: 10_000,
    portion: 100,
    open: decisions,
  },
  submits: {
    what: 'repeated submits without exactly one effect',
    engines: both,
    goal: 100 * mutatingCalls.length,
    portion: 10 * mutatingCalls.length,
    open: submits,
  },
  paths: {
    what: 'path spellings as nobody that reached a handler',
    engines: both,
    goal: 10_200,
    portion: 1700,
    open: paths,
  },
  fuzz: {
    what: 'requests from our own schemas that failed, leaked or got no envelope',
    engines: both,
    goal: 500_000,
    portion: 25_000,
    quick: 300,
    open: fuzz,
  },
  images: {
    what: 'hostile images that an upload call accepted',
    engines: both,
    goal: 240,
    portion: 60,
    open: hostileImages,
  },
  uploads: {
    what: 'aborted uploads that left something',
    engines: both,
    goal: 1000,
    portion: 50,
    open: abortedUploads,
  },
  alerts: { what: 'alerts lost or doubled', engines: both, goal: 100_000, portion: 600, open: alerts },
  rolling: {
    what: 'requests that failed in rolling restarts behind HAProxy',
    engines: ['PostgreSQL'],
    goal: 500_000,
    portion: 10_000,
    open: rolling,
  },
  overload: {
    what: 'seconds with 100 × the connections it needs, under 80 % goodput',
    engines: both,
    goal: 60,
    portion: 60,
    open: overload,
  },
  sockets: {
    what: 'sockets in one process that took over 300 MB',
    engines: ['PostgreSQL'],
    goal: 10_000,
    portion: 10_000,
    open: sockets,
  },
  scale: {
    what: 'questions to lists of 100,000 rows (bookings on PostgreSQL: 1,000,000) that took over 100 ms',
    engines: both,
    goal: questionCount,
    portion: questionCount,
    open: scale,
  },
  xss: {
    what: 'payload × screen views of stored scripts: executed, or reported by the browser',
    engines: ['embedded'],
    inBrowser: true,
    goal: 500,
    portion: 500,
    open: xss,
  },
  faults: {
    what: 'network fault × screen without the right message, blank, or with a spinner over 16 s',
    engines: ['embedded'],
    inBrowser: true,
    goal: faultCount,
    portion: 54,
    open: networkFaults,
  },
  canary: {
    what: 'requests with a canary password that answers, logs, the database or the disk still hold',
    engines: both,
    goal: 3 * canaryCount,
    portion: canaryCount,
    open: canary,
  },
  storage: {
    what: 'fault of S3 × upload without a clear refusal, or that left something',
    engines: both,
    goal: storageCount,
    portion: storageCount,
    open: storage,
  },
  gone: {
    what: 'times that PostgreSQL was gone: an answered write lost, an odd answer, or over 5 s until it worked again',
    engines: ['PostgreSQL'],
    goal: 100,
    portion: 10,
    open: gone,
  },
  full: {
    what: 'times that the disk was full: an answered write lost, a refusal without words, or no way back',
    engines: both,
    goal: 20,
    portion: 2,
    open: full,
  },
  container: {
    what: 'steps of the Containerfile that did not end in a server that is ready',
    engines: ['embedded'],
    goal: 1,
    portion: 1,
    open: container,
  },
};
