// What may be done with a document of a boat, as its machine and the role say.
import { documentStateOf, documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { actionsIn } from '#machines/chart.ts';
import type { StateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import type { DocumentAction } from '#src/components/boats/document-card.tsx';
import { onlyWhile } from '#src/components/machines/step-reasons.ts';
import type { Translate } from '#src/language/i18n.ts';
import type { OfferedAction } from '#src/stores/offered-actions.ts';
import { whyNot } from '#src/stores/refusals.ts';

export type DocumentState = StateOf<'document'>;

export const stateOfDocument = (boat: Boat, type: DocumentType): DocumentState =>
  documentStateOf(boat.status, type);

/** The state that an event leads to; nothing where it is not possible. */
export const targetOf = (boat: Boat, type: DocumentType, event: string): DocumentState | undefined =>
  decide(documentMachine, stateOfDocument(boat, type), { type: event });

export function actionsOf(boat: Boat, type: DocumentType, t: Translate): DocumentAction[] {
  const disabledReason = whyNot(calls.setBoatStatus.permission, t);
  return documentActions
    .filter(({ event }) => targetOf(boat, type, event) !== undefined)
    .map(({ event, label }) => ({ event, label: t(label), disabledReason }));
}

/** What the palette offers of both documents: what is not possible says when it is. */
export function offeredActionsOf(boat: Boat, t: Translate): OfferedAction[] {
  const forbidden = whyNot(calls.setBoatStatus.permission, t);
  const states: Record<string, { text: string }> = labels.document;
  return documentTypes.flatMap((type) =>
    actionsIn(documentMachine, stateOfDocument(boat, type), documentActions).map(
      ({ event, label, target, possibleIn }) => ({
        event: `${type}:${event}`,
        label: `${t(label)}: ${t(labels.documentType[type].text)}`,
        disabledReason: target
          ? forbidden
          : onlyWhile(
              possibleIn.map((name) => states[name]?.text ?? name),
              t,
            ),
      }),
    ),
  );
}

/** Takes one of those. */
export function takeOffered(name: string, act: (type: DocumentType, event: string) => Promise<void>): void {
  const [wanted, event = ''] = name.split(':');
  const type = documentTypes.find((one) => one === wanted);
  if (type) void act(type, event);
}
