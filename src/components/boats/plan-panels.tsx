import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { dollars } from '#src/components/formats/numbers.ts';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Panel = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '8px 14px',
    cursor: 'pointer',
    fontWeight: 500,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
    '&:focus-visible': { outlineOffset: -3, borderRadius: 12 },
  },
  '& > summary > span': { flex: 1 },
  '& > summary > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& svg': { color: theme.vars.palette.text.secondary, transition: 'rotate 120ms' },
  '&[open] svg': { rotate: '180deg' },
  '& > div': { padding: '0 14px 14px', color: theme.vars.palette.text.secondary },
  '& > div > p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& > div > p + p': {
    marginTop: 8,
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
  },
}));

export interface PlanPanel {
  _id: string;
  description: string;
  /** Unknown: a dash. */
  price: number | null | undefined;
  hasCaptain: boolean;
}

export interface PlanPanelsProps {
  plans: readonly PlanPanel[];
}

/** §2 Collapsible plans: "Plan n", price, description, captain. The first is open. */
export function PlanPanels({ plans }: PlanPanelsProps) {
  const { t, language } = useTranslation();
  if (plans.length === 0)
    return <p>{t('This boat has no plan yet. Guests cannot book it until one is added.')}</p>;
  return (
    <Frame>
      {plans.map((plan, at) => (
        <Panel key={plan._id} open={at === 0 || undefined}>
          <summary>
            <span>{t('Plan {{number}}', { number: at + 1 })}</span>
            <b>{dollars(plan.price, language)}</b>
            <ExpandMoreRounded aria-hidden="true" />
          </summary>
          <div>
            <p>{plan.description}</p>
            <p>{plan.hasCaptain ? t('With Captain') : t('Without Captain')}</p>
          </div>
        </Panel>
      ))}
    </Frame>
  );
}
