// Work that is divided between the cores of a machine.
const AT_ONCE = 2;

/**
 * Two at a time, because a machine has two cores: whichever is free takes the next. The long ones stand first in the
 * list, so that no core has nothing to do while the other one works off what is left.
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
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  return results;
}
