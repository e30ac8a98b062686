import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { numeral } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { HelpContext } from './help-context.ts';
import { Link } from './link.tsx';
import { NeighboursContext } from './neighbours-context.ts';
import { coarse } from '#src/look/media.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 16px',
  marginBottom: 20,
  '& h1, & h2': { overflowWrap: 'anywhere' },
  '& h1': theme.typography.h1,
  '& h2': theme.typography.h2,
  '& :is(h1, h2) > span': {
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& p': { marginTop: 2, color: theme.vars.palette.text.secondary },
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const Words = styled('div')({
  flex: '1 1 240px',
  minWidth: 0,
  '& > div': { display: 'flex', alignItems: 'center', gap: 4 },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 });

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 6,
  marginInlineStart: -2,
  borderRadius: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& > svg': { fontSize: '1rem' },
  '&:hover': { color: theme.vars.palette.primary.main },
  [coarse]: { minHeight: 44 },
}));

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
  const neighbours = useContext(NeighboursContext);
  const help = useContext(HelpContext);
  const Title = isPart ? 'h2' : 'h1';
  return (
    <Head>
      <Words>
        {back && (
          <Back href={back.href} {...pressedBy('back')}>
            <ArrowBackRounded aria-hidden="true" />
            {back.label}
          </Back>
        )}
        <div>
          <Title>
            {title}{' '}
            {count !== undefined && (
              <span>
                {numeral(count, language)}
                {isMore && '+'}
              </span>
            )}
          </Title>
          {!isPart && help}
        </div>
        {description && <p>{description}</p>}
      </Words>
      {back && neighbours}
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}
