// What stands below every row: who changed it, when and how, read when the person opens it; the notes of staff; what refers to it.
// What comes later stands below: nothing moves away from a click.
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { collections } from '#schemas/generated/collections.ts';
import history from '#schemas/history.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import { permissionToRefer } from '#schemas/references.ts';
import type { CollectionName, HistoryEntry } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { HistoryEntries, type Entry } from '#src/components/machines/history-entries.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { NotesPanel } from './notes-panel.tsx';
import { openHistory, readHistory, readOlderHistory } from '#src/stores/history.ts';

const loadReferring = () => import('./referring-panel.tsx').then(({ ReferringPanel }) => ReferringPanel);

const Panels = styled('div')({ display: 'grid', gap: 20, minWidth: 0, marginTop: 8 });

const Details = styled('details')(({ theme }) => ({
  padding: '12px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > summary': { ...theme.typography.h2, cursor: 'pointer', borderRadius: 4 },
  '& > div': { display: 'grid', gap: 20, paddingTop: 12 },
}));

const actions: Partial<Record<string, string>> = history.actions;

/** What was done, in words: a step of a collection is called so by its definition. */
function wordsOf(entity: string, action: string): string {
  const collection = Object.hasOwn(collections, entity) ? collections[entity as CollectionName] : undefined;
  return collection?.machine?.steps[action]?.done ?? actions[action] ?? action;
}

const actors: Partial<Record<string, string>> = history.actors;

/** Who made a change: an admin, or what works without one. */
export function whoOf({ admin }: Pick<HistoryEntry, 'admin'>, t: Translate): string {
  const other = admin ? (actors[admin._id ?? ''] ?? 'A former admin') : history.actors.server;
  return personName(admin, t(other));
}

function entryOf(entity: string, entry: HistoryEntry, t: Translate): Entry {
  const { number, at, action, changes } = entry;
  const who = whoOf(entry, t);
  return { number, at, action: wordsOf(entity, action), who, changes };
}

export interface HistoryPanelProps {
  entity: keyof typeof history.entities | CollectionName;
  id: string;
  /** A newer version is read again. */
  version: number | undefined;
  /** Stands above the list: the machines of the row. */
  children?: ReactNode;
}

export function HistoryPanel({ entity, id, version, children }: HistoryPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panels>
      <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary {...pressedBy('history')}>{t('History')}</summary>
        {isOpen && (
          <div>
            {children}
            <Changes key={id} entity={entity} id={id} version={version} />
          </div>
        )}
      </Details>
      <NotesPanel key={`${entity}:${id}`} entity={entity} id={id}>
        <WhenOpen
          load={loadReferring}
          isOpen={permissionToRefer(entity) !== undefined}
          props={{ list: entity, id }}
        />
      </NotesPanel>
    </Panels>
  );
}

function Changes({ entity, id, version }: Omit<HistoryPanelProps, 'children'>) {
  const { t } = useTranslation();
  const [source] = useState(() => openHistory(entity, id));
  const { state, error, rows, next } = useSnapshot(source);

  // Read again for a newer version.
  useEffect(() => void readHistory(source), [source, version]);

  if (state === 'loading') return <Spinner />;
  if (state === 'absent') return <p>{t('This server does not keep a history.')}</p>;
  if (state === 'failed') return <ErrorState title={t(error)} onRetry={() => void readHistory(source)} />;
  if (rows.length === 0) return <p>{t('Nothing was changed since this was stored.')}</p>;
  return (
    <>
      <HistoryEntries entries={(rows as HistoryEntry[]).map((entry) => entryOf(entity, entry, t))} />
      {next !== null && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => void readOlderHistory(source)}>
            {t('Show older changes')}
          </Button>
        </div>
      )}
    </>
  );
}
