// A step of several rows while it is taken, and what became of each of them.
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { Text } from '#schemas/text.ts';
import { useTranslation } from '#src/language/i18n.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
  '& > p': { fontWeight: 600 },
  '& > small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'grid',
    gap: 6,
    maxHeight: 320,
    overflowY: 'auto',
  },
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 8, alignItems: 'start' },
  '& li svg': { fontSize: '1.125rem', color: theme.vars.palette.text.secondary },
  '& li[data-state=done] svg': { color: theme.vars.palette.success.main },
  '& li[data-state=refused] svg': { color: theme.vars.palette.error.main },
  '& li small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

const icons = { done: CheckRounded, refused: CloseRounded, waiting: RemoveRounded };

export interface BulkOutcomeProps {
  isRunning: boolean;
  isStopping: boolean;
  done: number;
  refused: number;
  items: readonly { id: string; name: string; state: keyof typeof icons; error?: Text }[];
  /** What the states are called, English. */
  texts: Readonly<Record<keyof typeof icons, string>>;
  /** As many rows are listed one by one. */
  most: number;
}

export function BulkOutcome({ isRunning, isStopping, done, refused, items, texts, most }: BulkOutcomeProps) {
  const { t } = useTranslation();
  const total = items.length;
  const tried = done + refused;
  if (isRunning)
    return (
      <Frame>
        <p role="status">{t('{{tried}} of {{total}}', { tried, total })}</p>
        <LinearProgress
          variant="determinate"
          value={Math.round((tried / Math.max(1, total)) * 100)}
          aria-label={t('Progress')}
        />
        <small>
          {isStopping
            ? t('What is under way is waited for.')
            : t(
                'It goes on when this is closed or another screen is opened, and ends with this window. What is done stays done.',
              )}
        </small>
      </Frame>
    );
  // What did not work is what is looked for.
  const sorted = [...items].sort((a, b) => Number(a.state === 'done') - Number(b.state === 'done'));
  return (
    <Frame>
      <p role="status">
        {[
          t('{{count}} done', { count: done }),
          ...(refused > 0 ? [t('{{count}} not done', { count: refused })] : []),
          ...(total > tried ? [t('{{count}} not tried', { count: total - tried })] : []),
        ].join(' · ')}
      </p>
      <ul tabIndex={0} aria-label={t('Result')}>
        {sorted.slice(0, most).map(({ id, name, state, error }) => {
          const Icon = icons[state];
          return (
            <li key={id} data-state={state}>
              <Icon titleAccess={t(texts[state])} />
              <span>
                {name}
                {error !== undefined && <small>{t(error)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      {total > most && <small>{t('and {{count}} more', { count: total - most })}</small>}
    </Frame>
  );
}
