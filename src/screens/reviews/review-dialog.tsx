// §2 one review: content and rating are edited, reviewer and boat are read; and it can be deleted.
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/review.js';
import type { HostReview, ReviewForm } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { Avatar } from '#src/components/people/avatar.tsx';
import { MissingRow } from '#src/layout/editing/opened-row.tsx';
import { Day } from '#src/components/formats/day.tsx';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from '#src/language/i18n.ts';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { DeleteButton } from '#src/layout/editing/delete-button.tsx';
import { DeleteDialog } from '#src/layout/editing/delete-dialog.tsx';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { refusal } from '#src/stores/refusals.ts';
import { removeReview, reviewList, saveReview } from '#src/stores/reviews.ts';
import { forgetUnsaved } from '#src/stores/unsaved.ts';
import { reasonAgainst } from './reason-against.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 12,
  marginBottom: 20,
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500, overflowWrap: 'anywhere' },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInlineEnd: 12,
});

/** The form as a review fills it; a score is shown with one decimal at most. */
const read = (row: HostReview): object => ({ ...row, reviewId: row._id });

const rounded = (value: ReviewForm): ReviewForm => ({ ...value, review: Math.round(value.review * 10) / 10 });

export interface ReviewDialogProps {
  row: HostReview;
  /** Wants to leave; what is unsaved is asked about. */
  onClose: () => void;
  /** Saved or deleted. */
  onDone: () => void;
}

export function ReviewDialog({ row, onClose, onDone }: ReviewDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const unknown = reasonAgainst(row, t);
  const reason = refusal(calls.deleteReview.permission) ?? unknown;
  const avatar = imageUrl(row.customer?.avatar);
  const name = row.reviewer || t('Unknown guest');
  useRowTitle(name);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Head>
        <DialogTitle id={id}>{t('Edit review')}</DialogTitle>
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Head>
      <DialogContent>
        <Facts>
          <div>
            <dt>{t('Reviewer')}</dt>
            <dd>
              <Avatar name={name} {...(avatar ? { src: avatar } : {})} size={28} />
              {name}
            </dd>
          </div>
          <div>
            <dt>{t('Boat')}</dt>
            <dd>{row.boat}</dd>
          </div>
          <div>
            <dt>{t('Date')}</dt>
            <dd>
              <Day value={row.date} />
            </dd>
          </div>
        </Facts>
        <EntityForm
          form={definition}
          row={row}
          read={read}
          save={saveReview}
          takeNewer={reviewList.replace}
          call={calls.updateReview}
          canUndo
          readOnlyReason={unknown}
          formKey={String(row._id)}
          layout="dialog"
          beforeSave={rounded}
          onSaved={onDone}
        >
          <DeleteButton reason={reason} onClick={() => setDeleting(true)} />
        </EntityForm>
        {isDeleting && (
          <DeleteDialog
            row={row}
            titleOf={() => t('Delete review by {{name}}?', { name })}
            confirmLabel={t('Delete review')}
            sayNewer={({ review, content }) => `${t('Rating')} ${review}: “${content}”`}
            remove={removeReview}
            success={calls.deleteReview.success}
            takeNewer={reviewList.replace}
            onCancel={() => setDeleting(false)}
            onGone={() => {
              // Whatever was typed into it is nothing to ask about.
              forgetUnsaved();
              onDone();
            }}
          >
            {t('Guests no longer see it, and the host’s average changes.')}
          </DeleteDialog>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Where the address names a review that is not there. */
export function MissingReview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('Edit review')}</DialogTitle>
      <DialogContent>
        <MissingRow label="This review" />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" autoFocus onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
