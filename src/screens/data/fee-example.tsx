import Typography from '@mui/material/Typography';
import { centsOf, dollarsOf, sharesOf } from '#machines/money.ts';
import serviceFee from '#schemas/forms/service-fee.schema.json' with { type: 'json' };
import { Breakdown } from '#src/components/formats/breakdown.tsx';
import { dollars, numeral } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';

const price = 1000;
const { minimum, maximum } = serviceFee.properties.fee;

/** What a service fee takes of a booking and leaves to the host, reckoned as payouts are. */
export function FeeExample({ percent }: { percent: number }) {
  const { t, language } = useTranslation();
  const possible = Math.min(Math.max(percent, minimum), maximum);
  const { fee, host } = sharesOf(centsOf(price), 0, possible);
  const rows = [
    { label: t('Price'), amount: price },
    {
      label: t('Service fee {{percent}}%', { percent: numeral(possible, language) }),
      amount: -dollarsOf(fee),
    },
    { label: t('Payout'), amount: dollarsOf(host), isTotal: true },
  ];
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('What it comes to for {{amount}}', { amount: dollars(price, language) })}
      </Typography>
      <Breakdown rows={rows} />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('A booking keeps the fee of the day it was made.')}
      </Typography>
    </>
  );
}
