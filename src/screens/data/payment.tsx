// §2 payment information: one card for each way to pay, in the order of its schema.
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { definition as bank } from '#schemas/generated/forms/payment-bank.js';
import { definition as binance } from '#schemas/generated/forms/payment-binance.js';
import { definition as payPal } from '#schemas/generated/forms/payment-paypal.js';
import { definition as zelle } from '#schemas/generated/forms/payment-zelle.js';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { loadPayment, payment } from '#src/stores/settings.ts';
import { PaymentCard } from './payment-card.tsx';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
  gap: 16,
});

export function PaymentInformation() {
  const { t } = useTranslation();
  const { row, error } = useSnapshot(payment);
  useEffect(() => void loadPayment(), []);
  // What is here stays: asking again must not take away what is typed.
  if (!row) {
    if (error !== undefined) return <ErrorState title={t(error)} onRetry={() => void loadPayment()} />;
    return <Spinner />;
  }
  return (
    <Cards>
      <PaymentCard name="Zelle" form={zelle} row={row} />
      <PaymentCard name="Binance" form={binance} row={row} />
      <PaymentCard name="PayPal" form={payPal} row={row} />
      <PaymentCard name="Bank" form={bank} row={row} />
    </Cards>
  );
}
