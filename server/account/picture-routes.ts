// Ours: the picture of the own account.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import type { Session } from '../access/sessions.ts';
import { admins } from '../admins/change.ts';
import { updateAdmin } from '../admins/queries.ts';
import { changeRow } from '../changes/change-row.ts';
import { adminFolder, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receiveForm } from '../files/uploads.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

export function ownPictureRoutes(app: FastifyInstance, { transact, storage }: Context): void {
  async function replace({ admin }: Session, avatar?: string): Promise<Admin> {
    const id = String(admin._id);
    const { before, after } = await transact(id, (tx) =>
      changeRow(tx, admins, { id }, async ({ email = '', role = 0 }) => {
        const attributes = avatar === undefined ? {} : { avatar };
        const changed = await updateAdmin(tx, id, { email, role, attributes, keys: ['avatar'] });
        return { action: 'accountPicture', after: changed ?? null };
      }),
    );
    await removePicture(storage, { folder: adminFolder, id }, before.avatar);
    return after ?? admin;
  }

  answer(app, calls.saveOwnPicture, async ({ session, request }) => {
    const { photo } = await receiveForm(request, calls.saveOwnPicture, limits.upload.iconSide);
    if (!photo) throw new Refusal(422, 'photo', messages.refusal.noPicture);
    const place = { folder: adminFolder, id: String(session.admin._id), what: 'picture' };
    const admin = await withSavedPhoto(storage, photo, place, (avatar) => replace(session, avatar));
    return { data: admin };
  });

  answer(app, calls.deleteOwnPicture, async ({ session }) => ({ data: await replace(session) }));
}
