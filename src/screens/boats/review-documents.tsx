// Both documents of the boat under review, side by side: looked at closely, approved, or returned to the owner.
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { DocumentCard } from '#src/components/boats/document-card.tsx';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { DocumentViewer } from '#src/components/pictures/document-viewer.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { useOffered } from '#src/layout/use-offered.ts';
import { pressedBy, type KeyName } from '#src/look/keys.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { decideDocument } from '#src/stores/document-decision.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { decideInQueue } from '#src/stores/review-queue.ts';
import { actionsOf, offeredActionsOf, stateOfDocument, takeOffered, targetOf } from './document-actions.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& > div': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const loadReturn = () => import('./return-dialog.tsx').then(({ ReturnDialog }) => ReturnDialog);

const chooseKeys: Record<DocumentType, KeyName> = { navigation: 'first', authorization: 'second' };
const both = 'approveBoth';

/** The boat as our own decision has left it, also for who has gone on to the next one. */
function asDecided(boat: Boat): Boat {
  const { boat: shown } = currentBoat;
  if (shown && String(shown._id) === String(boat._id)) return shown;
  return boat.version === undefined ? boat : { ...boat, version: boat.version + 1 };
}

export interface ReviewDocumentsProps {
  boat: Boat;
  /** Both are decided: the next one. */
  onDecided: () => void;
}

export function ReviewDocuments({ boat, onDecided }: ReviewDocumentsProps) {
  const { t } = useTranslation();
  const { busy, run } = useStep<string>();
  const [picked, setPicked] = useState<DocumentType>();
  const [returned, setReturned] = useState<DocumentType>();
  const asksReason = useOffered('returns');

  const waiting = documentTypes.filter((type) => targetOf(boat, type, 'approve') !== undefined);
  const chosen = picked ?? waiting[0] ?? documentTypes[0];
  const after = (): void => {
    setPicked(undefined);
    const { boat: now } = currentBoat;
    if (!now || String(now._id) !== String(boat._id)) return;
    if (documentTypes.every((type) => targetOf(now, type, 'approve') === undefined)) onDecided();
  };
  const act = async (type: DocumentType, event: string): Promise<void> => {
    const target = targetOf(boat, type, event);
    if (!target) return;
    if (asksReason && target === 'pending') return setReturned(type);
    const { success } = calls.setBoatStatus;
    const decide = () => decideInQueue(boat, () => decideDocument(boat, type, target));
    if (await run(`${type}:${event}`, decide, success)) after();
  };
  const approveBoth = async (): Promise<void> => {
    const done = await run(
      both,
      () =>
        decideInQueue(boat, async () => {
          let now = boat;
          for (const type of documentTypes) {
            const failure = await decideDocument(now, type, 'approved');
            if (failure) return failure;
            now = asDecided(now);
          }
          return undefined;
        }),
      calls.setBoatStatus.success,
    );
    if (done) after();
  };

  const titleOf = (type: DocumentType): string => t(labels.documentType[type].text);
  useOfferedActions(offeredActionsOf(boat, t), (name) => takeOffered(name, act));
  const busyOf = (type: DocumentType): object => {
    if (busy === undefined) return {};
    if (busy === both) return { busy: 'approve' };
    return busy.startsWith(`${type}:`) ? { busy: busy.slice(type.length + 1) } : {};
  };
  return (
    <Cards>
      {documentTypes.map((type) => {
        const src = imageUrl(boat.docImage?.[type]);
        const isChosen = type === chosen;
        return (
          <DocumentCard
            key={type}
            title={titleOf(type)}
            {...(src
              ? { viewer: <DocumentViewer title={titleOf(type)} src={src} hasKeys={isChosen} /> }
              : {})}
            choice={{ isChosen, pressedBy: chooseKeys[type], onChoose: () => setPicked(type) }}
            status={labels.document[stateOfDocument(boat, type)]}
            actions={actionsOf(boat, type, t).map((action) => ({
              ...action,
              ...(isChosen ? { pressedBy: action.event === 'approve' ? 'approve' : 'reject' } : {}),
            }))}
            onAction={(event) => void act(type, event)}
            {...busyOf(type)}
          />
        );
      })}
      {waiting.length === documentTypes.length && (
        <div>
          <ActionButton
            variant="contained"
            {...pressedBy('approveBoth')}
            busy={busy === both}
            disabledReason={whyNot(calls.setBoatStatus.permission, t)}
            onClick={() => void approveBoth()}
          >
            {t('Approve both')}
          </ActionButton>
        </div>
      )}
      {returned && (
        <WhenOpen
          load={loadReturn}
          isOpen
          props={{ boat, type: returned, onClose: () => setReturned(undefined), onSaved: after }}
        />
      )}
    </Cards>
  );
}
