// Ours: the image of a refund's request and of its proof. Both are private.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
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
  const { withLinks, refunds, demandStep } = refundChanges({ signLink });

  async function replace(
    { params: { id }, version, change, request }: ImageCall,
    row: UploadCall,
    what: 'request' | 'proof',
    demand: (refund: Refund) => void = () => undefined,
  ): Promise<{ data: Refund }> {
    // Asked before ten megabytes are read in vain, and again with the row locked.
    demand(demandRow(refunds, await findRefund(db, id)));
    const { photo } = await receivePhoto(request, row);
    const place = { folder: refundFolder, id, what };
    const { before, after } = await withSavedPhoto(storage, photo, place, (address) =>
      change((tx) =>
        changeRow(tx, refunds, { id, version }, async (before) => {
          demand(before);
          await updateRefundImage(tx, id, what, address);
          return `${what}Image`;
        }),
      ),
    );
    await removePicture(storage, place, before.images?.[what]);
    return { data: withLinks(after) };
  }

  answer(app, calls.saveRefundImage, (asked) =>
    // What was decided on stays as it was.
    replace(asked, calls.saveRefundImage, 'request', (refund) => void demandStep(refund, 'approve')),
  );
  answer(app, calls.saveRefundProof, (asked) => replace(asked, calls.saveRefundProof, 'proof'));
}
