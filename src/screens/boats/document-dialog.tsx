// §2 §4 'Boat Documentation': both documents, and what the machine allows to be done with each.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { stateOf, type StateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { boatsCalls } from '#schemas/calls/boats.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { DocumentCard } from '#src/components/boats/document-card.tsx';
import type { StatusLabel } from '#src/components/machines/status-chip.tsx';
import { useStep } from '#src/layout/editing/use-step.ts';
import { decideDocument } from '#src/stores/current-boat.ts';
import { refusal } from '#src/stores/refusals.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

type State = StateOf<'document'>;

const stateOfDocument = (boat: Boat, type: DocumentType): State =>
  stateOf('document', boat.status?.[type]) ?? 'undecided';

export interface DocumentDialogProps {
  boat: Boat;
  isOpen: boolean;
  onClose: () => void;
}

export function DocumentDialog({ boat, isOpen, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useStep<{ type: DocumentType; event: string }>();
  const disabledReason = refusal(boatsCalls.setBoatStatus.permission);

  const act = async (type: DocumentType, event: string): Promise<void> => {
    const target = decide(documentMachine, stateOfDocument(boat, type), { type: event });
    if (!target) return;
    await run(
      { type, event },
      () => decideDocument(boat, type, target as State),
      boatsCalls.setBoatStatus.success,
    );
  };

  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="md" aria-labelledby="documents-title">
      <DialogTitle id="documents-title">{t('Boat Documentation')}</DialogTitle>
      <DialogContent>
        <Cards>
          {documentTypes.map((type) => {
            const state = stateOfDocument(boat, type);
            const src = imageUrl(boat.docImage?.[type]);
            const actions = documentActions
              .filter(({ event }) => decide(documentMachine, state, { type: event }) !== undefined)
              .map(({ event, label }) => ({
                event,
                label: t(label),
                ...(disabledReason ? { disabledReason: t(disabledReason) } : {}),
              }));
            return (
              <DocumentCard
                key={type}
                title={t(labels.documentType[type].text)}
                {...(src ? { image: { src } } : {})}
                status={labels.document[state] as StatusLabel}
                actions={actions}
                onAction={(event) => void act(type, event)}
                {...(busy?.type === type ? { busy: busy.event } : {})}
              />
            );
          })}
        </Cards>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
