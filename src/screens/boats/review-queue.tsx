// Boats that wait for a decision, one after another, without the way back to the list.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSnapshot } from 'valtio';
import type { User } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { followerOf, loadQueue, queue, showInQueue } from '#src/stores/review-queue.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { DocumentMachines } from './document-machines.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { TakenMeanwhile } from './taken-meanwhile.tsx';
import { useReviewQueue } from './use-review-queue.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 1fr)',
  gap: 16,
  alignItems: 'start',
  marginBottom: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const back = { href: paths.boats } as const;

function NoneLeft({ decided }: { decided: number }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={decided > 0 ? t('All boats are reviewed') : t('No boat waits for a decision')}
      action={<Link href={paths.boats}>{t('Boats')}</Link>}
    >
      {decided > 0
        ? t('You have decided {{count}} boats here.', { count: decided })
        : t('Boats appear here as soon as a host submits one, or sends a new document.')}
    </EmptyState>
  );
}

export function ReviewQueue() {
  const { t } = useTranslation();
  const { state, error, taken, decided, failed } = useSnapshot(queue);
  const { host } = useSnapshot(currentBoat);
  const { id, boat, go } = useReviewQueue();
  const [, open] = useOpenBoat();
  useRowTitle(boat && boatName(boat, t));

  const why = id === undefined ? undefined : failed[id];
  const isWaiting = state !== 'ready' || (id !== undefined && !boat && why === undefined);
  const title = t('Review queue');
  const told = <TakenMeanwhile taken={taken} current={id} onOpen={(to) => leaveWith(() => go(to))} />;
  return (
    <>
      <PageHeader
        {...(boat && !isWaiting ? { title: boatName(boat, t), description: title } : { title })}
        back={{ ...back, label: t('Boats') }}
        actions={
          boat && (
            <Button variant="outlined" color="inherit" onClick={() => open(boat._id)}>
              {t('Open the boat')}
            </Button>
          )
        }
      />
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={() => void loadQueue()} />
      ) : isWaiting ? (
        <Spinner />
      ) : id === undefined ? (
        <>
          {told}
          <NoneLeft decided={decided.length} />
        </>
      ) : boat ? (
        <>
          {told}
          <Columns>
            <ReviewDocuments
              key={id}
              boat={boat}
              onDecided={() => leaveWith(() => go(followerOf(id), true))}
            />
            <ReviewFacts boat={boat} host={host as User | null} />
          </Columns>
          <HistoryPanel entity="boat" id={id} version={boat.version}>
            <DocumentMachines boat={boat} />
          </HistoryPanel>
        </>
      ) : (
        <ErrorState title={t(why ?? '')} onRetry={() => void showInQueue(id)} />
      )}
    </>
  );
}
