// Ours: a picture for a row of a collection. It is put away first, and named by what is saved next; the sweeper takes what nothing names.
import type { FastifyInstance } from 'fastify';
import { collectionCalls } from '#schemas/calls.ts';
import { collectionFolder, withSavedPhoto } from '../files/saved-photo.ts';
import { receivePhoto } from '../files/uploads.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { collectionNames } from './referring.ts';

export function collectionPictureRoutes(app: FastifyInstance, { storage, signLink }: Context): void {
  for (const name of collectionNames) {
    const call = collectionCalls[`${name}.picture`];
    answer(app, call, async ({ session, request }) => {
      const { photo } = await receivePhoto(request, call);
      const place = { folder: collectionFolder, id: String(session.admin._id), what: 'picture' };
      const address = await withSavedPhoto(storage, photo, place, (saved) => Promise.resolve(saved));
      return { data: { picture: signLink(address) } };
    });
  }
}
