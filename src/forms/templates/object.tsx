import { styled } from '@mui/material/styles';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { SurroundingsContext } from '#src/forms/form-context.ts';
import { sectionsOf, type Section } from './sections.ts';

const Sheet = styled('section')(({ theme }) => ({
  padding: 20,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& + &': { marginTop: 16 },
  '& > :is(h2, h3)': { ...theme.typography.h2, margin: '0 0 16px' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const Plain = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 24 },
  '& > :is(h2, h3)': { ...theme.typography.h2, margin: '0 0 12px' },
}));

const Grid = styled('div')({
  display: 'grid',
  gap: '20px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&[data-columns="2"]': {
    '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The fields of an object in their sections: two columns on a page that is wide enough, one in a dialog. */
export function ObjectTemplate({ properties, uiSchema, fieldPathId, title }: ObjectFieldTemplateProps) {
  const { t } = useTranslation();
  const { layout } = useContext(SurroundingsContext);
  const isNested = fieldPathId.path.length > 0;
  const isPage = layout === 'page' && !isNested;
  const Frame = isPage ? Sheet : Plain;
  const Heading = isPage ? 'h2' : 'h3';
  const sections = sectionsOf(properties, getUiOptions(uiSchema).sections as Section[] | undefined);
  return (
    <>
      {sections.map((section, at) => {
        const heading = section.title ?? (isNested ? title : undefined);
        const headingId = `${fieldPathId.$id}-section-${at}`;
        return (
          <Frame key={heading ?? at} aria-labelledby={heading ? headingId : undefined}>
            {heading && <Heading id={headingId}>{t(heading)}</Heading>}
            <Grid data-columns={layout === 'page' ? 2 : 1}>
              {section.properties.map(({ content }) => content)}
            </Grid>
          </Frame>
        );
      })}
    </>
  );
}
