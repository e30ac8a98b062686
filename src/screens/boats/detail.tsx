// §2 boat detail: everything staff look at before they decide on a boat's documents.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { pressedBy } from '#src/look/keys.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { RetryNote } from '#src/components/feedback/retry-note.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { paths } from '#src/app/paths.ts';
import { loadSimilarBoats, openBoat } from '#src/stores/current-boat.ts';
import { loadLookups, lookups, retryLookups } from '#src/stores/lookups.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { useRowState } from '#src/layout/editing/opened-row.tsx';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { BoatAbout } from './boat-about.tsx';
import { BoatAside } from './boat-aside.tsx';
import { BoatPictures } from './boat-pictures.tsx';
import { BoatPlans } from './boat-plans.tsx';
import { BoatReviews } from './boat-reviews.tsx';
import { DocumentMachines } from './document-machines.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { NoBoatYet } from './no-boat-yet.tsx';
import { SimilarBoats } from './similar-boats.tsx';
import { useCurrentBoat } from './use-current-boat.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export function BoatDetail() {
  const { t } = useTranslation();
  const [opening, open] = useOpenBoat();
  const { boat, host, similar, error, reload } = useCurrentBoat();
  const { error: unlisted } = useSnapshot(lookups);
  const id = boat?._id;
  const [isReviewing = false, setReviewing] = useRowState<boolean>(id);

  useEffect(() => {
    void loadLookups(['boattypes', 'boatbrands', 'accessories', 'allowes']);
  }, []);
  useEffect(() => {
    if (boat) void loadSimilarBoats(boat);
    // Similar boats follow the boat, not every change of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);

  const back = { href: paths.boats, label: t('Boats') };
  if (!boat) return <NoBoatYet title={t('Boat')} {...{ back, error, reload }} />;

  const show = (other: Boat): void => {
    void openBoat(String(other._id));
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader
        title={boatName(boat, t)}
        description={textOf(boat.location1)}
        back={back}
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={() => setReviewing(true)}>
              {t('Boat Documentation')}
            </Button>
            <ActionButton
              variant="contained"
              {...pressedBy('edit')}
              busy={opening !== undefined}
              onClick={() => open(boat._id, paths.boatOptions)}
            >
              {t('Edit Boat')}
            </ActionButton>
          </>
        }
      />
      <Columns>
        <div>
          {unlisted !== undefined && <RetryNote title={t(unlisted)} onRetry={() => void retryLookups()} />}
          <BoatPictures boat={boat} />
          <BoatAbout boat={boat} host={host} />
          <BoatPlans boat={boat} />
          <BoatReviews boat={boat} />
          <HistoryPanel entity="boat" id={String(boat._id)} version={boat.version}>
            <DocumentMachines boat={boat} />
          </HistoryPanel>
        </div>
        <BoatAside boat={boat} host={host} onReview={() => setReviewing(true)} />
      </Columns>
      <SimilarBoats boats={similar} onOpen={show} />
      <DocumentDialog boat={boat} isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </>
  );
}
