import { styled } from '@mui/material/styles';
import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  canExpand,
  getUiOptions,
  titleId,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { useContext } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { LayoutContext, RoleContext } from '#src/forms/form-context.ts';
import { isKeptFrom, isNamed } from '#src/forms/form-data.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';
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
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { properties, schema, uiSchema, fieldPathId, title, description, registry, optionalDataControl } =
    props;
  const { t } = useTranslation();
  const layout = useContext(LayoutContext);
  const role = useContext(RoleContext);
  const { AddButton } = registry.templates.ButtonTemplates;
  const isRoot = fieldPathId.path.length === 0;
  const isPage = layout === 'page' && isRoot;
  const Frame = isPage ? Sheet : Plain;
  const Heading = isPage ? 'h2' : 'h3';
  const isAbsent = (name: string): boolean => {
    const field = schema.properties?.[name] as Schema | boolean | undefined;
    if (typeof field !== 'object') return field === false;
    const isElsewhere =
      ADDITIONAL_PROPERTY_FLAG in field &&
      isNamed(registry.rootSchema as Schema, [...fieldPathId.path, name]);
    return isElsewhere || isKeptFrom(role, field);
  };
  const shown = properties.map((property) => ({
    ...property,
    hidden: property.hidden || isAbsent(property.name),
  }));
  const named = sectionsOf(shown, getUiOptions(uiSchema)['sections'] as Section[] | undefined);
  const isOpen = Boolean(canExpand(schema, uiSchema, props.formData));
  // What has no keys yet has its name all the same.
  const sections = named.length === 0 && isOpen ? [{ properties: [] }] : named;
  const intro = isRoot ? undefined : description;
  return (
    <>
      {sections.map((section, at) => {
        const heading = section.title ? t(section.title) : isRoot || at > 0 || !title ? undefined : t(title);
        const headingId = at === 0 ? titleId(fieldPathId) : `${fieldPathId.$id}-section-${at}`;
        return (
          <Frame
            // Not by its number: a row that is moved stays the same one.
            key={section.title ?? at}
            {...(heading ? { 'aria-labelledby': headingId, role: isRoot ? 'region' : 'group' } : {})}
          >
            {heading && <Heading id={headingId}>{heading}</Heading>}
            {at === 0 && intro}
            <Grid data-columns={layout === 'page' ? 2 : 1}>
              {section.properties.map(({ content }) => content)}
            </Grid>
          </Frame>
        );
      })}
      {shown.flatMap(({ hidden, content }) => (hidden ? [content] : []))}
      {/* The shape that is chosen below gives itself up. */}
      {!(schema.oneOf ?? schema.anyOf) && optionalDataControl}
      {isOpen && (
        <div style={{ marginTop: 12 }}>
          <AddButton
            id={buttonId(fieldPathId, 'add')}
            onClick={props.onAddProperty}
            disabled={isLocked(props)}
            uiSchema={uiSchema}
            registry={registry}
          />
        </div>
      )}
    </>
  );
}
