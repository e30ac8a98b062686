// Boats that wait for a decision, one after another, without the way back to the list.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Boat, User } from '#schemas/types.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { loadLookups } from '#src/stores/lookups.ts';
import { showNeighbours } from '#src/stores/neighbours.ts';
import { followerOf, followQueue, loadQueue, queue, showInQueue } from '#src/stores/review-queue.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { DocumentMachines } from './document-machines.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { TakenMeanwhile } from './taken-meanwhile.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 1fr)',
  gap: 16,
  alignItems: 'start',
  marginBottom: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const back = { href: paths.boats } as const;

export function ReviewQueue() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [id] = useOpenedRow();
  const { state, error, ids, total, taken, decided, failed } = useSnapshot(queue);
  const { boat, host } = useSnapshot(currentBoat);
  const [, open] = useOpenBoat();
  const shown = boat && String(boat._id) === id ? (boat as Boat) : undefined;
  useRowTitle(shown && boatName(shown, t));
  const go = (to: string | undefined, replace = false): void =>
    navigate(to === undefined ? paths.queue : rowHref(paths.queue, to), { replace });

  useEffect(() => {
    void loadQueue();
    void loadLookups(['boattypes', 'boatbrands']);
    return followQueue();
  }, []);
  useEffect(() => {
    if (state !== 'ready') return;
    if (id !== undefined) void showInQueue(id);
    else if (followerOf('') !== undefined) go(followerOf(''), true);
    // oxlint-disable-next-line react/exhaustive-deps -- `go` is made anew with each drawing
  }, [state, id, ids.length]);
  useEffect(() => {
    const isPassed = (one: string): boolean => one !== id && taken.some((each) => each.id === one);
    const left = ids.filter((one) => !isPassed(one));
    const all = total === undefined ? undefined : total - (ids.length - left.length);
    const open = (to: string): void => {
      go(to);
      window.scrollTo({ top: 0 });
    };
    showNeighbours({ path: paths.queue, ids: left, before: 0, total: all, open, turn: {} });
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [ids, total, taken, id]);

  const heading = (title: string, description?: string) => (
    <PageHeader
      title={title}
      back={{ ...back, label: t('Boats') }}
      {...(description ? { description } : {})}
      actions={
        shown && (
          <Button variant="outlined" color="inherit" onClick={() => open(shown._id)}>
            {t('Open the boat')}
          </Button>
        )
      }
    />
  );
  const told = <TakenMeanwhile taken={taken} current={id} onOpen={(to) => leaveWith(() => go(to))} />;
  if (state === 'failed')
    return (
      <>
        {heading(t('Review queue'))}
        <ErrorState title={t(error)} onRetry={() => void loadQueue()} />
      </>
    );
  if (state !== 'ready' || (id !== undefined && !shown && failed[id] === undefined))
    return (
      <>
        {heading(t('Review queue'))}
        <Spinner />
      </>
    );
  if (id === undefined)
    return (
      <>
        {heading(t('Review queue'))}
        {told}
        <EmptyState
          title={decided.length > 0 ? t('All boats are reviewed') : t('No boat waits for a decision')}
          action={<Link href={paths.boats}>{t('Boats')}</Link>}
        >
          {decided.length > 0
            ? t('You have decided {{count}} boats here.', { count: decided.length })
            : t('Boats appear here as soon as a host submits one, or sends a new document.')}
        </EmptyState>
      </>
    );
  if (!shown)
    return (
      <>
        {heading(t('Review queue'))}
        <ErrorState title={t(failed[id] ?? '')} onRetry={() => void showInQueue(id)} />
      </>
    );
  return (
    <>
      {heading(boatName(shown, t), t('Review queue'))}
      {told}
      <Columns>
        <ReviewDocuments key={id} boat={shown} onDecided={() => leaveWith(() => go(followerOf(id), true))} />
        <ReviewFacts boat={shown} host={host as User | null} />
      </Columns>
      <HistoryPanel entity="boat" id={id} version={shown.version}>
        <DocumentMachines boat={shown} />
      </HistoryPanel>
    </>
  );
}
