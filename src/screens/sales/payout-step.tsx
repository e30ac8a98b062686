// The steps of a payout that need something said: the payment, a reason, or where the host is paid.
import Typography from '@mui/material/Typography';
import { payoutActions } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition as accountForm } from '#schemas/generated/forms/host-account.js';
import { definition as paymentForm } from '#schemas/generated/forms/payout-payment.js';
import { definition as reasonForm } from '#schemas/generated/forms/reason.js';
import type { Payout } from '#schemas/types.ts';
import { dollars } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { failPayout, holdPayout, openedPayout, payPayout, saveHostAccount } from '#src/stores/payouts.ts';

export type StepWithForm = 'pay' | 'hold' | 'fail' | 'account';

const nothing = (): object => ({});
const accountOf = ({ account }: Payout): object => account ?? {};

export interface PayoutStepProps {
  payout: Payout;
  step: StepWithForm;
  onClose: () => void;
}

export function PayoutStep({ payout, step, onClose }: PayoutStepProps) {
  const { t, language } = useTranslation();
  const shared = {
    row: payout,
    takeNewer: openedPayout.show,
    formKey: `${payout._id}:${step}`,
    onClose,
  };
  if (step === 'pay')
    return (
      <FormDialog
        {...shared}
        title={t('Mark as Paid')}
        intro={
          <Typography sx={{ mb: 4 }}>
            {payout.hostName} · <strong>{dollars(payout.amount ?? 0, language)}</strong>
          </Typography>
        }
        form={paymentForm}
        read={nothing}
        save={payPayout}
        call={calls.payPayout}
      />
    );
  if (step === 'account')
    return (
      <FormDialog
        {...shared}
        title={t('Host account info')}
        form={accountForm}
        read={accountOf}
        save={saveHostAccount}
        call={calls.saveHostAccount}
      />
    );
  const isHold = step === 'hold';
  return (
    <FormDialog
      {...shared}
      title={isHold ? t('Hold this payout?') : t('The bank returned it')}
      form={reasonForm}
      read={nothing}
      isDangerous={payoutActions.some((action) => action.event === step && 'danger' in action)}
      save={isHold ? holdPayout : failPayout}
      call={isHold ? calls.holdPayout : calls.failPayout}
    />
  );
}
