// §2 the automatic message: its text, the variables it may name, and how it reads with the values of a real booking.
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/message-template.js';
import { fillTemplate, unknownVariable, variables } from '#schemas/template.ts';
import type { MessageTemplate } from '#schemas/types.ts';
import { Card } from '#src/components/page/card.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { MessageBubble } from '#src/components/messages/message-bubble.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { loadTemplate, messageTemplate, saveTemplate, showTemplate } from '#src/stores/message-template.ts';
import { Columns } from './columns.tsx';

const Variables = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  fontSize: '0.8125rem',
  '& dt': { fontFamily: 'ui-monospace, monospace', color: theme.vars.palette.primary.main },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd > small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

export function Automatic() {
  const { t } = useTranslation();
  const { template, error } = useSnapshot(messageTemplate);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? template?.text ?? '';
  const unknown = unknownVariable(text);
  const sample = (template?.sample ?? {}) as Record<string, string>;
  useEffect(() => void loadTemplate(), []);

  // What is here stays: asking again must not take away what is typed.
  if (!template) {
    if (error !== undefined) return <ErrorState title={t(error)} onRetry={() => void loadTemplate()} />;
    return <Spinner />;
  }
  return (
    <Columns>
      <section aria-label={t('Automatic message')}>
        <EntityForm
          form={definition}
          row={template}
          read={valueOf}
          save={saveTemplate}
          takeNewer={showTemplate}
          call={calls.saveTemplate}
          canUndo
          formKey=""
          onTyped={(value) => setTyped(value.text ?? '')}
        />
      </section>
      <div>
        <Card aria-label={t('Preview')}>
          <h2>{t('Preview')}</h2>
          <ul aria-live="polite">
            {unknown === undefined ? (
              <MessageBubble
                text={fillTemplate(text, sample)}
                author={t('Automatic message')}
                date={undefined}
                isOwn={false}
                isDelivered={false}
              />
            ) : (
              <li>
                {t('{{variable}} cannot be filled in. Use a variable of the list.', { variable: unknown })}
              </li>
            )}
          </ul>
        </Card>
        <Card aria-label={t('Variables')}>
          <h2>{t('Variables')}</h2>
          <Variables>
            {Object.entries(variables).map(([name, { title }]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{`{{${name}}}`}</dt>
                <dd>
                  {t(title)} {sample[name] !== undefined && <small>{sample[name]}</small>}
                </dd>
              </div>
            ))}
          </Variables>
        </Card>
      </div>
    </Columns>
  );
}

const valueOf = (template: MessageTemplate): object => ({ text: '', ...template });
