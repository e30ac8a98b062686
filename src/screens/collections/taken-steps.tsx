// What was said with the steps of a row: who took each of them last, when, and the fields of its form.
import { styled } from '@mui/material/styles';
import { choiceName } from '#schemas/choices.ts';
import { isPicture } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName, CollectionRow } from '#schemas/types.ts';
import { schemasAt } from '#schemas/walk.ts';
import { SpecTable } from '#src/components/page/spec-table.tsx';
import { Picture } from '#src/components/pictures/picture.tsx';
import { imageUrl } from '#src/api/call.ts';
import { Day } from '#src/components/formats/day.tsx';
import { numeral } from '#src/components/formats/numbers.ts';
import { readerOf } from '#src/forms/readable.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { StepForms } from '#src/stores/collection-parts.ts';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
  padding: 12,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.default,
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', fontSize: '0.8125rem' },
  '& > p span, & time': { color: theme.vars.palette.text.secondary },
}));

export interface TakenStepsProps {
  name: CollectionName;
  row: CollectionRow;
  forms: StepForms;
}

export function TakenSteps({ name, row, forms }: TakenStepsProps) {
  const { t, language } = useTranslation();
  const told = Object.entries(row.steps ?? {})
    .filter(([event, { said }]) => said && forms.has(event))
    .toSorted(([, a], [, b]) => String(b.at).localeCompare(String(a.at)));
  return told.map(([event, { said = {}, byName, at }]) => {
    const { schema = {}, ui = {} } = forms.get(event) ?? {};
    const { properties = {} } = schema;
    const read = readerOf({ schema, ui }, { t });
    const textOf = (key: string): string | undefined => {
      const value = said[key];
      const isCount = typeof value === 'number' && choiceName(schemasAt(schema, [key]), value) === undefined;
      return isCount ? numeral(value, language) : read(value, [key]);
    };
    const hints = ui as Record<string, object | undefined>;
    const order = hints['ui:order'] as string[] | undefined;
    // As the form asks for them; then what it has lost since.
    const fields = new Set([...(order ?? []), ...Object.keys(properties), ...Object.keys(said)]);
    return (
      <Frame key={event}>
        <p>
          <strong>{t(collections[name].machine?.steps[event]?.done ?? event)}</strong>
          <span>{byName}</span>
          <Day value={at} />
        </p>
        <SpecTable
          rows={[...fields]
            .filter((key) => Object.hasOwn(said, key))
            .map((key) => ({
              label: t(properties[key]?.title ?? key),
              value: isPicture(hints[key]) ? (
                <Picture
                  src={imageUrl(String(said[key])) ?? ''}
                  alt={t(properties[key]?.title ?? key)}
                  fit="contain"
                />
              ) : (
                textOf(key)
              ),
            }))}
        />
      </Frame>
    );
  });
}
