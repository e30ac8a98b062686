// Ours: a document goes back to its owner with a reason. Decision, message and note are one transaction: all of it, or nothing.
import type { FastifyInstance } from 'fastify';
import type { DocumentType } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import returnForm from '#schemas/forms/document-return.schema.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import type { Boat, DocumentReturnForm } from '#schemas/types.ts';
import { changeRow } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { writeMessage } from '../messages/change.ts';
import { writeNote } from '../notes/change.ts';
import { boatRows, boatWithLinks } from './change.ts';
import { decideDocument, demandDocumentType } from './document-change.ts';

/** What the owner reads: which document, why, and what else was written. */
function messageFor({ model = '' }: Boat, type: DocumentType, { reason, text }: DocumentReturnForm): string {
  const { title = '' } = returnForm.properties.reason.oneOf.find((one) => one.const === reason) ?? {};
  const document = labels.documentType[type].text;
  const said = english(realtime.texts.documentReturned, { document, model, reason: title });
  return [said, text?.trim()].filter(Boolean).join('\n\n');
}

export function documentReturnRoutes(app: FastifyInstance, { signLink }: Context): void {
  const withLinks = boatWithLinks(signLink);
  const boats = boatRows(signLink);

  answer(app, calls.returnDocument, async ({ params, body, session: { admin }, version, change }) => {
    const type = demandDocumentType(params.type);
    const adminId = String(admin._id);
    const { after } = await change((tx) =>
      changeRow(tx, boats, { id: params.boatId, version }, async (before) => {
        const event = await decideDocument(tx, before, { type, target: 'pending' }, withLinks);
        const text = messageFor(before, type, body);
        await writeMessage(tx, { userId: String(before.user?._id), sender: 'staff', adminId, text });
        const note = body.note?.trim();
        if (note) await writeNote(tx, { entity: 'boat', id: params.boatId }, admin, { text: note });
        return event;
      }),
    );
    return { data: withLinks(after), user: after.user?._id };
  });
}
