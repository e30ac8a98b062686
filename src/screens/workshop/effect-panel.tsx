// What a change does, to the form and to what is stored; only who has seen it can save.
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FormDraftBody, FormEffect, FormSource } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/call.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { Card } from '#src/components/page/card.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { BrokenRows } from './broken-rows.tsx';
import { FormChanges, type Change } from './form-changes.tsx';

const Panel = styled(Card)(({ theme }) => ({
  gap: 16,
  marginTop: 24,
  padding: 20,
  '& h2': { ...theme.typography.h2 },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

export interface EffectPanelProps {
  source: FormSource;
  draft: FormDraftBody;
  /** Unknown while something is wrong. */
  changes: readonly Change[] | undefined;
  /** Why nothing can be saved, however little it would do. */
  blocked: string | undefined;
  weigh: (draft: FormDraftBody) => Promise<Outcome<FormEffect>>;
  onSave: (draft: FormDraftBody) => Promise<Text | undefined>;
  onPatch: (draft: FormDraftBody) => Promise<Text | undefined>;
}

type Work = 'weigh' | 'save' | 'patch';

export function EffectPanel({ source, draft, changes, blocked, weigh, onSave, onPatch }: EffectPanelProps) {
  const { t } = useTranslation();
  const [weighed, setWeighed] = useState<{ asked: string; effect: FormEffect }>();
  const [error, setError] = useState<Text>();
  const [busy, setBusy] = useState<Work>();
  const asked = JSON.stringify([draft.schema, draft.ui]);
  const effect = weighed?.asked === asked ? weighed.effect : undefined;

  const run = async (work: Work, ask: () => Promise<Text | undefined>): Promise<void> => {
    setBusy(work);
    setError(undefined);
    setError(await ask());
    setBusy(undefined);
  };
  const count = async (): Promise<Text | undefined> => {
    const outcome = await weigh(draft);
    if (!outcome.ok) return outcome.error;
    setWeighed({ asked, effect: outcome.data });
    return undefined;
  };
  const unchecked = effect ? undefined : t('Check the stored rows first.');
  const why = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason });
  return (
    <Panel aria-labelledby="workshop-effect">
      <h2 id="workshop-effect">{t('What this changes')}</h2>
      {changes ? <FormChanges changes={changes} /> : <p>{blocked}</p>}
      <div aria-live="polite">
        {effect && <BrokenRows effect={effect} isStored={source.isStored ?? false} />}
      </div>
      {error !== undefined && <p role="alert">{t(error)}</p>}
      <div>
        <ActionButton
          variant="outlined"
          busy={busy === 'weigh'}
          {...why(blocked)}
          onClick={() => void run('weigh', count)}
        >
          {t('Check the stored rows')}
        </ActionButton>
        {source.isWritable && (
          <ActionButton
            variant="contained"
            busy={busy === 'save'}
            {...why(blocked ?? unchecked)}
            onClick={() => void run('save', () => onSave(draft))}
          >
            {t('Save the form')}
          </ActionButton>
        )}
        <ActionButton
          variant={source.isWritable ? 'outlined' : 'contained'}
          busy={busy === 'patch'}
          {...why(blocked ?? unchecked)}
          onClick={() => void run('patch', () => onPatch(draft))}
        >
          {t('Download as a patch')}
        </ActionButton>
      </div>
    </Panel>
  );
}
