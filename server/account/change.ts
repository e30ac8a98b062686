// How the picture of an account is replaced; the one before is gone.
import type { Admin } from '#schemas/types.ts';
import { admins } from '../admins/change.ts';
import { updateAdmin } from '../admins/queries.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import type { Change } from '../changes/transaction.ts';
import { adminFolder, removePicture } from '../files/saved-photo.ts';
import type { Storage } from '../files/storage.ts';

/** @param avatar the address of the new one; without it there is none */
export async function replacePicture(
  storage: Storage,
  change: Change,
  admin: Admin,
  avatar?: string,
): Promise<Admin> {
  const id = String(admin._id);
  const { before, after } = await change((tx) =>
    changeRow(tx, admins, { id }, async () => {
      const attributes = avatar === undefined ? {} : { avatar };
      const changed = await updateAdmin(tx, id, { attributes, keys: ['avatar'] });
      return { action: 'accountPicture', after: demandRow(admins, changed) };
    }),
  );
  await removePicture(storage, { folder: adminFolder, id }, before.avatar);
  return after;
}
