import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Card } from '#src/components/page/card.tsx';
import { Link } from '#src/components/page/link.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';

const Frame = styled(Card)(({ theme }) => ({
  gap: 16,
  padding: 20,
  '& h2': theme.typography.h2,
  '& ul': { display: 'grid', gap: 4 },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '9.5rem minmax(0, 1fr) minmax(40px, auto)',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '0 8px',
    marginInline: -8,
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
  },
  '& strong': { textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));

export interface ShareListProps {
  title: string;
  shares: readonly { key: string; label: StatusLabel; href: string; value: number; text: string }[];
}

/** Parts of a whole: each with its label, its share as a bar, and its number, leading to its list. */
export function ShareList({ title, shares }: ShareListProps) {
  const whole = Math.max(
    shares.reduce((sum, { value }) => sum + value, 0),
    1,
  );
  return (
    <Frame aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shares.map(({ key, label, href, value, text }) => (
          <li key={key}>
            <Link href={href}>
              <span>
                <StatusChip {...label} />
              </span>
              <LinearProgress
                variant="determinate"
                value={(value / whole) * 100}
                aria-hidden="true"
                sx={{
                  height: 8,
                  borderRadius: '4px',
                  bgcolor: 'sea.sunken',
                  '& > span': { borderRadius: '4px', bgcolor: `sea.status.${label.color}.ink` },
                }}
              />
              <strong>{text}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
