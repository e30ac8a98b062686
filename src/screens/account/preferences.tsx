import { useColorScheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/preferences.js';
import type { FormDefinition } from '#schemas/schema.ts';
import { languages, useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { sections } from '#src/layout/sections.ts';
import { useOfferedSections } from '#src/layout/use-offered-sections.ts';
import { useDensity } from '#src/look/density.ts';
import { paths } from '#src/app/paths.ts';
import { startPath } from '#src/app/start.ts';
import { alertKinds } from '#src/stores/kept-alerts.ts';
import { presentPreferences, savePreferences } from '#src/stores/preferences.ts';
import { AccountSection } from './account-section.tsx';

const home = { title: 'DashBoard Home Page', path: paths.home, icon: 'data' };

const read = (row: object): object => row;

/** The form with the languages this client has, and the screens that its menu offers. */
function useForm(): FormDefinition<'preferences'> {
  const offered = useOfferedSections()([home, ...sections]);
  const screens = JSON.stringify(offered.map(({ path, title }) => ({ const: path, title })));
  return useMemo(() => {
    const { schema, ui } = definition;
    const choice = (name: string, oneOf: object[]): object => ({
      [name]: { ...schema.properties?.[name], oneOf },
    });
    return {
      ...definition,
      schema: {
        ...schema,
        properties: {
          ...schema.properties,
          ...choice(
            'language',
            languages.map(({ code, name }) => ({ const: code, title: name })),
          ),
          ...choice('start', JSON.parse(screens) as object[]),
          silent: {
            ...schema.properties?.['silent'],
            items: { type: 'string', oneOf: alertKinds.map((kind) => ({ const: kind, title: kind })) },
          },
        },
      },
      ui: {
        ...ui,
        language: { ...(ui['language'] as object), 'ui:widget': 'select' },
        start: { ...(ui['start'] as object), 'ui:widget': 'select' },
        silent: { ...(ui['silent'] as object), 'ui:widget': 'checkboxes' },
      },
    };
  }, [screens]);
}

export function Preferences() {
  const { t, language } = useTranslation();
  const { mode } = useColorScheme();
  const density = useDensity();
  const form = useForm();
  const [saved, setSaved] = useState(0);
  // What is switched in the header shows here too.
  const row = useMemo(() => presentPreferences(startPath()), [saved, language, mode, density]); // oxlint-disable-line react/exhaustive-deps -- read again then
  return (
    <AccountSection title={t('Preferences')}>
      <EntityForm
        form={form}
        row={row}
        read={read}
        save={savePreferences}
        takeNewer={() => undefined}
        call={calls.savePreferences}
        formKey="own"
        layout="dialog"
        onSaved={() => setSaved(saved + 1)}
      />
    </AccountSection>
  );
}
