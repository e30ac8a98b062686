// What a change does, to its files, to other forms and to what is stored; only who has seen it can save.
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { DraftBody, DraftEffect, DraftVerdict, Subject } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { Card } from '#src/components/page/card.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { BrokenRows } from './broken-rows.tsx';
import { FormChanges } from './form-changes.tsx';

const Panel = styled(Card)(({ theme }) => ({
  gap: 16,
  marginTop: 24,
  padding: 20,
  // It stays, so that what comes into it is heard, and takes no room.
  '& > [aria-live]:empty': { marginTop: -16 },
  '& h2': { ...theme.typography.h2 },
  '& h3': { ...theme.typography.h3, marginBottom: 8 },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

export interface EffectPanelProps {
  source: Subject;
  draft: DraftBody;
  /** Of an edit that is right. */
  verdict: DraftVerdict | undefined;
  /** Why nothing can be saved, however little it would do. */
  blocked: string | undefined;
  /** Why whoever looks at it may not save. */
  refused?: string | undefined;
  weigh: (draft: DraftBody) => Promise<Outcome<DraftEffect>>;
  onSave: (draft: DraftBody) => Promise<Text | undefined>;
  onPatch: (draft: DraftBody) => Promise<Text | undefined>;
  /** Stands before what is done. */
  children?: ReactNode;
}

type Work = 'weigh' | 'save' | 'patch';

export function EffectPanel({
  source,
  draft,
  verdict,
  blocked,
  refused,
  weigh,
  onSave,
  onPatch,
  children,
}: EffectPanelProps) {
  const { t } = useTranslation();
  const [weighed, setWeighed] = useState<{ asked: string; effect: DraftEffect }>();
  const [error, setError] = useState<Text>();
  const [begun, setBegun] = useState<readonly Work[]>([]);
  const asked = JSON.stringify([draft.texts, draft.translations]);
  const others = verdict?.forms ?? [];
  const hasRows = source.rows !== 0 && source.parts?.some(({ part }) => part === 'schema');
  const mayBreak = hasRows === true || others.length > 0;
  const effect = weighed?.asked === asked ? weighed.effect : undefined;

  const run = async (work: Work, ask: () => Promise<Text | undefined>): Promise<void> => {
    setBegun((all) => [...all, work]);
    setError(undefined);
    setError(await ask());
    setBegun((all) => all.filter((one) => one !== work));
  };
  const count = async (): Promise<Text | undefined> => {
    const outcome = await weigh(draft);
    if (!outcome.ok) return outcome.error;
    setWeighed({ asked, effect: outcome.data });
    return undefined;
  };
  const save = async (): Promise<Text | undefined> => {
    const failed = await onSave(draft);
    // What was counted was counted before.
    if (failed === undefined) setWeighed(undefined);
    return failed;
  };
  const unchecked = effect || !mayBreak ? undefined : t('Check the stored rows first.');
  return (
    <Panel aria-labelledby="workshop-effect">
      <h2 id="workshop-effect">{t('What this changes')}</h2>
      <div aria-live="polite">{verdict && <FormChanges changes={verdict.changes ?? []} />}</div>
      {!verdict && <p>{blocked}</p>}
      {others.map(({ _id, title, changes }) => (
        <section key={_id} aria-label={t(title)}>
          <h3>{t('{{form}} changes with it', { form: t(title) })}</h3>
          <FormChanges changes={changes} />
        </section>
      ))}
      {/* Words that are changed while they are saved would be lost. */}
      <div inert={begun.includes('save')} style={{ display: 'contents' }}>
        {children}
      </div>
      <div aria-live="polite">{effect && <BrokenRows effect={effect} />}</div>
      {error !== undefined && <p role="alert">{t(error)}</p>}
      <div>
        {mayBreak && (
          <ActionButton
            variant="outlined"
            busy={begun.includes('weigh')}
            disabledReason={blocked}
            onClick={() => void run('weigh', count)}
          >
            {t('Check the stored rows')}
          </ActionButton>
        )}
        {source.isWritable && (
          <ActionButton
            variant="contained"
            busy={begun.includes('save')}
            disabledReason={refused ?? blocked ?? unchecked}
            onClick={() => void run('save', save)}
          >
            {t('Save the files')}
          </ActionButton>
        )}
        <ActionButton
          variant={source.isWritable ? 'outlined' : 'contained'}
          busy={begun.includes('patch')}
          disabledReason={blocked ?? unchecked}
          onClick={() => void run('patch', () => onPatch(draft))}
        >
          {t('Download as a patch')}
        </ActionButton>
      </div>
    </Panel>
  );
}
