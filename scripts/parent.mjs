import process from 'node:process';

const POLL_MS = 200;

/** Calls back once when the process that started this one has ended. Costs a system call per look. */
export function onOrphaned(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}
