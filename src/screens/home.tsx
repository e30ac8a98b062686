// §2 /home: the index page. It counts the boats by the label of their documents, each a way to its filtered list.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { ErrorState } from '#src/components/error-state.tsx';
import { Link } from '#src/components/link.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import { paths } from '#src/paths.ts';
import { boatCounts, loadBoatCounts } from '#src/stores/boat-counts.ts';
import { searchOf } from '#src/stores/boat-search.ts';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 16,
});

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.sea.control },
  '& > span': { justifySelf: 'start' },
  '& strong': { fontSize: 32, lineHeight: '36px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 12 }));

export function Home() {
  const { t, language } = useTranslation();
  const { counts, error } = useSnapshot(boatCounts);
  useEffect(() => void loadBoatCounts(), []);
  return (
    <>
      <PageHeader title={t('DashBoard Home Page')} />
      <Heading>{t('Boats by their documents')}</Heading>
      {error ? (
        <ErrorState title={t(error)} onRetry={() => void loadBoatCounts()} />
      ) : (
        <Tiles>
          {(Object.keys(labels.boatApproval) as BoatApproval[]).map((status) => (
            <li key={status}>
              <Tile href={paths.boats + searchOf({ status })}>
                <StatusChip {...(labels.boatApproval[status] as StatusLabel)} />
                <strong>{counts?.[status].toLocaleString(language) ?? '…'}</strong>
              </Tile>
            </li>
          ))}
        </Tiles>
      )}
    </>
  );
}
