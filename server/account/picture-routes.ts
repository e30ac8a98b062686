// Ours: the picture of the own account is uploaded.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { adminFolder, withSavedPhoto } from '../files/saved-photo.ts';
import { receiveForm } from '../files/uploads.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { replacePicture } from './change.ts';

export function ownPictureRoutes(app: FastifyInstance, { storage }: Context): void {
  answer(app, calls.saveOwnPicture, async ({ session: { admin }, change, request }) => {
    const { photo } = await receiveForm(request, calls.saveOwnPicture, limits.upload.iconSide);
    if (!photo) throw new Refusal(422, 'photo', messages.refusal.noPicture);
    const place = { folder: adminFolder, id: String(admin._id), what: 'picture' };
    const data = await withSavedPhoto(storage, photo, place, (avatar) =>
      replacePicture(storage, change, admin, avatar),
    );
    return { data };
  });
}
