import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { Link } from './link.tsx';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  marginBottom: 20,
  '& > div': { minWidth: 0, flex: '1 1 240px' },
  '& :is(h1, h2)': { margin: 0, overflowWrap: 'anywhere' },
  '& h1': theme.typography.h1,
  '& h2': theme.typography.h2,
  '& :is(h1, h2) > span': {
    marginInlineStart: 8,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { marginTop: 2, color: theme.vars.palette.text.secondary },
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 6,
  marginInlineStart: -2,
  borderRadius: 4,
  fontSize: 13,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& > svg': { fontSize: 16 },
  '&:hover': { color: theme.vars.palette.primary.main },
  '@media (pointer: coarse)': { minHeight: 36 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&&': { flex: '0 1 auto' } });

export interface PageHeaderProps {
  title: string;
  /** The head of a part of a page, which has a head of its own. */
  isPart?: boolean | undefined;
  /** How many things the page lists. */
  count?: number;
  /** There are more than that. */
  isMore?: boolean;
  description?: ReactNode;
  back?: { href: string; label: string };
  /** Buttons; the primary one last. */
  actions?: ReactNode;
}

export function PageHeader({
  title,
  isPart = false,
  count,
  isMore,
  description,
  back,
  actions,
}: PageHeaderProps) {
  const { language } = useTranslation();
  const Title = isPart ? 'h2' : 'h1';
  return (
    <Header>
      <div>
        {back && (
          <Back href={back.href}>
            <ArrowBackRounded aria-hidden="true" />
            {back.label}
          </Back>
        )}
        <Title>
          {title}
          {count !== undefined && (
            <span>
              {count.toLocaleString(language)}
              {isMore && '+'}
            </span>
          )}
        </Title>
        {description && <p>{description}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  );
}
