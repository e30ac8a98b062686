// One line per long step: a spinner with the elapsed time in a terminal, a line at the start and the end elsewhere.
import process from 'node:process';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * @template T
 * @param {string} title what happens, as a person says it: `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(title, work) {
  const started = Date.now();
  const elapsed = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const spinner = process.stdout.isTTY ? spin(title, elapsed) : undefined;
  if (!spinner) console.log(`… ${title}`);
  try {
    const result = await work();
    spinner?.stop();
    console.log(`✔ ${title} (${elapsed()})`);
    return result;
  } catch (error) {
    spinner?.stop();
    console.log(`✘ ${title} (${elapsed()})`);
    throw error;
  }
}

function spin(title, elapsed) {
  let frame = 0;
  const timer = setInterval(() => {
    frame = (frame + 1) % FRAMES.length;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${title} (${elapsed()})`);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      process.stdout.write('\r\x1b[2K');
    },
  };
}

/** An error whose sentence is all a person needs; anything else is shown with its stack. */
export class Refusal extends Error {}

/** Runs a command to its end and turns a failure into a message and exit code 1. */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** What to tell a person about an error: a sentence where we know one, else the error itself. */
export function sentenceOf(error) {
  if (error instanceof Refusal) return error.message;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
    return `${error.path} cannot be written; allow this user to write there, or start once as a user who may.`;
  }
  return error;
}
