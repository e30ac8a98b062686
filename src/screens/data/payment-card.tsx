// §2 §4 one way to pay: a toggle by the machine, and fields that are read-only while it is off.
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { paymentStateOf } from '#machines/payment-method.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { FormDefinition } from '#schemas/schema.ts';
import { Card } from '#src/components/page/card.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { methodOf, savePaymentMethod, type PaymentSetting } from '#src/stores/settings.ts';

const Frame = styled(Card)({ padding: 20, overflow: 'visible' });

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  '& h2': theme.typography.h2,
}));

type PaymentForm = 'payment-zelle' | 'payment-binance' | 'payment-paypal' | 'payment-bank';

export interface PaymentCardProps<Name extends PaymentForm> {
  /** As §3 names it. */
  name: string;
  form: FormDefinition<Name>;
  row: PaymentSetting;
}

export function PaymentCard<Name extends PaymentForm>({ name, form, row }: PaymentCardProps<Name>) {
  const { t } = useTranslation();
  const title = t(form.schema.title ?? name);
  const read = useMemo(() => (setting: PaymentSetting) => methodOf(setting, name), [name]);
  const save = useMemo(() => savePaymentMethod(name), [name]);
  const label = labels.paymentMethod[paymentStateOf(methodOf(row, name)['status'])];
  return (
    <Frame aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <StatusChip {...label} />
      </Head>
      <EntityForm
        form={form}
        row={row}
        read={read}
        save={(setting, value) => save(setting, { ...value })}
        takeNewer={() => undefined}
        call={calls.setPayment}
        formKey={name}
        layout="dialog"
      />
    </Frame>
  );
}
