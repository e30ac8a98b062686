// Ours: a picture for a row of a collection. It is put away first, and named by what is saved next; the sweeper takes what nothing names.
import type { FastifyInstance } from 'fastify';
import { collectionCalls } from '#schemas/calls.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import { isPictured } from '#schemas/references.ts';
import { collectionFolder, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receivePhoto } from '../files/uploads.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';

export function collectionPictureRoutes(app: FastifyInstance, context: Context): void {
  const { storage, signLink } = context;
  for (const name of collectionNames.filter(isPictured)) {
    const call = collectionCalls[`${name}.picture`];
    answer(app, call, async ({ session, change, request }) => {
      const { photo } = await receivePhoto(request, call);
      const adminId = String(session.admin._id);
      const place = { folder: collectionFolder, id: adminId, what: 'picture' };
      // No row is changed; a submit that is repeated is answered with the picture of the first one.
      const { first, saved } = await withSavedPhoto(storage, photo, place, async (address) => ({
        first: await change(() => Promise.resolve(address)),
        saved: address,
      }));
      if (first !== saved) await removePicture(storage, place, saved);
      return { data: { picture: signLink(first) } };
    });
  }
}
