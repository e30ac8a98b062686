// Ours: the image of a refund's request and of its proof. Both are private.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import type { RefundImage } from '#machines/refund.machine.ts';
import type { Refund } from '#schemas/types.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import { refundFolder, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receivePhoto, type UploadCall } from '../files/uploads.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { refundChanges } from './change.ts';
import { findRefund, updateRefundImage } from './queries.ts';

type ImageCall = Pick<Asked<typeof calls.saveRefundImage>, 'params' | 'version' | 'change' | 'request'>;

export function refundImageRoutes(app: FastifyInstance, { db, signLink, storage }: Context): void {
  const { withLinks, refunds, demandImage } = refundChanges({ signLink });

  async function replace(
    { params: { id }, version, change, request }: ImageCall,
    row: UploadCall,
    what: RefundImage,
  ): Promise<{ data: Refund }> {
    // Asked before ten megabytes are read in vain, and again with the row locked.
    demandImage(demandRow(refunds, await findRefund(db, id)), what);
    const { photo } = await receivePhoto(request, row);
    const place = { folder: refundFolder, id, what };
    const { before, after } = await withSavedPhoto(storage, photo, place, (address) =>
      change((tx) =>
        changeRow(tx, refunds, { id, version }, async (before) => {
          demandImage(before, what);
          await updateRefundImage(tx, id, what, address);
          return `${what}Image`;
        }),
      ),
    );
    await removePicture(storage, place, before.images?.[what]);
    return { data: withLinks(after) };
  }

  answer(app, calls.saveRefundImage, (asked) => replace(asked, calls.saveRefundImage, 'request'));
  answer(app, calls.saveRefundProof, (asked) => replace(asked, calls.saveRefundProof, 'proof'));
}
