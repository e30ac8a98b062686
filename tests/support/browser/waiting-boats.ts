// The boats that wait for a decision are few, and other test files start from them too.
import { documentTypes } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import type { Boat } from '#schemas/types.ts';
import type { Api } from './api.ts';

const undecided = codeOf('document', 'undecided');

/** @returns gives every document a new image that has been decided since, so that its boat waits again */
export async function keepWaiting(api: Api): Promise<() => Promise<void>> {
  const before = await api.boats();
  return async () => {
    const now = new Map((await api.boats()).map((boat): [Boat['_id'], Boat] => [boat._id, boat]));
    for (const { _id, status } of before)
      for (const type of documentTypes)
        if (status?.[type] === undecided && now.get(_id)?.status?.[type] !== undecided)
          await api.bringDocument(_id, type);
  };
}
