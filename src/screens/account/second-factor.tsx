import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition as codeForm } from '#schemas/generated/forms/factor-code.js';
import { definition as proofForm } from '#schemas/generated/forms/password-proof.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { RecoveryCodes } from '#src/components/people/recovery-codes.tsx';
import { QrCode } from '#src/components/pictures/qr-code.tsx';
import { download } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { demandsFactor } from '#src/stores/permissions.ts';
import {
  confirmFactor,
  hideSecrets,
  removeFactor,
  renewCodes,
  secondFactor,
  startFactor,
} from '#src/stores/second-factor.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';
import { AccountSection } from './account-section.tsx';

const nothing = {};
const read = (): object => nothing;

/** What needs the password first. */
const steps = {
  start: { save: startFactor, call: calls.startSecondFactor },
  codes: { save: renewCodes, call: calls.renewRecoveryCodes },
  remove: { save: removeFactor, call: calls.removeOwnSecondFactor },
} as const;

export function SecondFactor({ admin }: { admin: Admin }) {
  const { t } = useTranslation();
  const { pending, codes } = useSnapshot(secondFactor);
  const [step, setStep] = useState<keyof typeof steps>();
  const isNarrow = useIsNarrow();
  const hasCodes = codes !== undefined;
  useEffect(() => hideSecrets, []);
  // They are shown once: leaving them is asked about.
  useEffect(() => {
    markUnsaved('recovery codes', hasCodes, hideSecrets);
    return () => markUnsaved('recovery codes', false, hideSecrets);
  }, [hasCodes]);
  const isDemanded = demandsFactor(admin.role);
  const ask = (next: keyof typeof steps) => () => setStep(next);
  return (
    <AccountSection title={t('Second factor')}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={hideSecrets}
          onDownload={() => download('recovery-codes.txt', codes.join('\n'), 'text/plain')}
        />
      ) : pending && !admin.secondFactor ? (
        <>
          <p>
            {t(
              'Read this with the authenticator app of your phone, or type the key into it. Then enter the code that it shows.',
            )}
          </p>
          <QrCode text={pending.address} label={t('The key, for the camera of your phone')} />
          {isNarrow && (
            <Button variant="outlined" color="inherit" href={pending.address}>
              {t('Open in the app of this phone')}
            </Button>
          )}
          <p>{t('Key: {{secret}}', { secret: pending.secret.replace(/(.{4})(?=.)/g, '$1 ') })}</p>
          <EntityForm
            form={codeForm}
            row={nothing}
            read={read}
            save={confirmFactor}
            takeNewer={read}
            call={calls.confirmSecondFactor}
            formKey="own"
            layout="dialog"
          >
            <Button variant="outlined" color="inherit" onClick={hideSecrets}>
              {t('Cancel')}
            </Button>
          </EntityForm>
        </>
      ) : admin.secondFactor ? (
        <>
          <p>{t('Signing in asks for a code of your app.')}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="outlined" color="inherit" onClick={ask('codes')}>
              {t('New recovery codes')}
            </Button>
            <ActionButton
              variant="outlined"
              color="error"
              disabledReason={isDemanded ? t(messages.refusal.factorDemanded) : undefined}
              onClick={ask('remove')}
            >
              {t('Turn off')}
            </ActionButton>
          </div>
        </>
      ) : (
        <>
          <p>
            {isDemanded
              ? t(messages.refusal.factorDemanded)
              : t('With a code of an app on your phone nobody gets in by your password alone.')}
          </p>
          <div>
            <Button variant="contained" onClick={ask('start')}>
              {t('Set up')}
            </Button>
          </div>
        </>
      )}
      {step && (
        <FormDialog
          {...steps[step]}
          title={t('Your password')}
          form={proofForm}
          row={nothing}
          read={read}
          takeNewer={read}
          formKey={step}
          onClose={() => setStep(undefined)}
        />
      )}
    </AccountSection>
  );
}
