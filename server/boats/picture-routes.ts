// §7 pictures of a boat and images of its documents.
import type { FastifyInstance } from 'fastify';
import { documentStateOf } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import { documentMachine } from '#machines/document.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import pictures from '#schemas/picture-slots.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import { changeRow, demandVersion } from '../changes/change-row.ts';
import { demandTarget } from '../changes/demand-step.ts';
import type { Transaction } from '../changes/transaction.ts';
import { boatFolders, removePicture, withSavedPhoto } from '../files/saved-photo.ts';
import { receivePhoto, type UploadCall } from '../files/uploads.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { boatRows, boatWithLinks } from './change.ts';
import { demandDocumentType } from './document-change.ts';
import { findBoat, updateBoatImage, updateDocumentImage } from './queries.ts';

const { invalid, transition } = messages.refusal;

interface Replacement extends Pick<Asked<UploadCall>, 'request' | 'version' | 'change'> {
  row: UploadCall;
  boatId: string;
  /** Where the picture is kept. */
  folder: string;
  what: string;
  /** The address that the new picture replaces. */
  old: (boat: Boat) => unknown;
  /** Stores the new address. Returns the name of the change. */
  store: (tx: Transaction, before: Boat, address: string) => Promise<string>;
}

export function boatPictureRoutes(app: FastifyInstance, { db, signLink, storage }: Context): void {
  const withLinks = boatWithLinks(signLink);
  const boats = boatRows(signLink);

  async function replace(replacement: Replacement): Promise<Boat> {
    const { request, row, boatId, version, change, folder, what, old, store } = replacement;
    // Asked before ten megabytes are read in vain, and again with the row locked.
    await demandVersion(db, boats, await findBoat(db, boatId), version);
    const { photo } = await receivePhoto(request, row);
    const place = { folder, id: boatId, what };
    const { before, after } = await withSavedPhoto(storage, photo, place, (address) =>
      change((tx) => changeRow(tx, boats, { id: boatId, version }, (before) => store(tx, before, address))),
    );
    await removePicture(storage, place, old(before));
    return withLinks(after);
  }

  answer(app, calls.saveBoatImage, async ({ params, version, change, request }) => {
    const place = pictures.slots.find(({ slot }) => slot === params.slot);
    if (!place) throw new Refusal(422, 'slot', invalid, { label: 'Slot' });
    const key = place.key as keyof NonNullable<Boat['boatImage']>;
    const boat = await replace({
      request,
      row: calls.saveBoatImage,
      boatId: params.boatId,
      version,
      change,
      folder: boatFolders.images,
      what: key,
      old: ({ boatImage }) => boatImage?.[key],
      store: async (tx, _before, address) => {
        await updateBoatImage(tx, params.boatId, key, address);
        return 'saveBoatImage';
      },
    });
    return { data: boat };
  });

  answer(app, calls.saveDocumentImage, async ({ params, version, change, request }) => {
    const type = demandDocumentType(params.type);
    const boat = await replace({
      request,
      row: calls.saveDocumentImage,
      boatId: params.boatId,
      version,
      change,
      folder: boatFolders.documents,
      what: type,
      old: ({ docImage }) => docImage?.[type],
      store: async (tx, before, address) => {
        const state = documentStateOf(before.status, type);
        const standing = { sort: type, text: transition, labels: labels.document, state };
        const target = demandTarget(documentMachine, 'upload', { ...standing, data: withLinks(before) });
        const code = codeOf('document', target);
        await updateDocumentImage(tx, params.boatId, { type, address, code });
        alertReviewers(tx, before, type);
        return 'upload';
      },
    });
    return { data: boat };
  });
}

function alertReviewers(tx: Transaction, { _id, model }: Boat, type: string): void {
  const text = { key: realtime.texts.documentUploaded, values: { model: model ?? '' } };
  tx.alert({
    event: realtime.listen.newBoat,
    audience: 'admins',
    payload: { boatId: _id, type, message: english(text), text },
  });
}
