// §2 §4 'Boat Documentation': both documents, and what the machine allows to be done with each.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { DocumentCard } from '#src/components/boats/document-card.tsx';
import { useOfferedActions } from '#src/layout/editing/use-offered-actions.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { decideDocument } from '#src/stores/document-decision.ts';
import { actionsOf, offeredActionsOf, stateOfDocument, takeOffered, targetOf } from './document-actions.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

export interface DocumentDialogProps {
  boat: Boat;
  isOpen: boolean;
  onClose: () => void;
}

export function DocumentDialog({ boat, isOpen, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useStep<{ type: DocumentType; event: string }>();

  const act = async (type: DocumentType, event: string): Promise<void> => {
    const target = targetOf(boat, type, event);
    if (!target) return;
    await run({ type, event }, () => decideDocument(boat, type, target), calls.setBoatStatus.success);
  };

  useOfferedActions(offeredActionsOf(boat, t), (name) => takeOffered(name, act));
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="md" aria-labelledby="documents-title">
      <DialogTitle id="documents-title">{t('Boat Documentation')}</DialogTitle>
      <DialogContent>
        <Cards>
          {documentTypes.map((type) => {
            const src = imageUrl(boat.docImage?.[type]);
            return (
              <DocumentCard
                key={type}
                title={t(labels.documentType[type].text)}
                {...(src ? { image: { src } } : {})}
                status={labels.document[stateOfDocument(boat, type)]}
                actions={actionsOf(boat, type, t)}
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
