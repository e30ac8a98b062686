// Work that is divided between the cores of a machine.
import { availableParallelism } from 'node:os';

/** One for each core, and two on any machine: more than four would wait for each other's memory. */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));

/**
 * As many at a time as the machine has cores for: whichever is free takes the next. The long ones stand first in the
 * list, so that no core has nothing to do while another one works off what is left.
 * @template Item, Result
 * @param {readonly Item[]} list
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} as they ended
 */
export async function inTurns(list, work) {
  const left = [...list];
  const results = [];
  const takeAll = async () => {
    while (left.length > 0) results.push(await work(left.shift()));
  };
  await Promise.all(Array.from({ length: atOnce }, takeAll));
  return results;
}
