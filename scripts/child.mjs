// Child processes: `run` collects what one prints, `stay` keeps one in the foreground.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { onOrphaned } from './parent.mjs';
import { root } from './paths.mjs';

const followParent = new URL('follow-parent.mjs', import.meta.url).href;

/**
 * Runs a program to its end without showing what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<{ code: number, output: string }>} exit code (1 after a signal) and both streams as they came
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    // A letter may come in two pieces.
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** Runs a package's program with this Node: `node_modules/<path>`. No shell, no `npx`, the same on every system. */
export function runPackage(path, args, env) {
  return run(process.execPath, [`node_modules/${path}`, ...args], env);
}

/**
 * Starts a Node program in this terminal and stays until it ends. Signals are passed on, and this process ends with its exit code.
 * @param {string[]} args of `node`
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to this process's own
 * @param {number} [options.stopWithin] milliseconds after a signal in which it ends by itself; without it there is no limit
 */
export function stay(args, { env = {}, stopWithin } = {}) {
  const child = spawn(process.execPath, ['--import', followParent, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const stop = (signal) => {
    child.kill(signal);
    if (stopWithin !== undefined) setTimeout(end, stopWithin).unref();
  };
  const end = () => {
    console.error(`${args.join(' ')} did not stop within ${stopWithin} ms of being told to, and was ended.`);
    child.kill('SIGKILL');
  };

  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  // Ctrl+C in a terminal reaches the child by itself; a second SIGINT would cut its graceful stop short.
  process.on('SIGINT', () => process.stdin.isTTY || stop('SIGINT'));
  // npm runs a script in a shell, which dies of a SIGTERM without passing it on.
  if (process.env.npm_lifecycle_event) onOrphaned(() => stop('SIGTERM'));

  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}
