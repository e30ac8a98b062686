// rjsf with its MUI theme and what we put in its place, made once: objects made while drawing would make every key
// redraw every field.
import type { FormProps } from '@rjsf/core';
import { Widgets } from '@rjsf/mui';
import CyclicSchemaExpandTemplate from '@rjsf/mui/lib/CyclicSchemaExpandTemplate/index.js';
import GridTemplate from '@rjsf/mui/lib/GridTemplate/index.js';
import TitleFieldTemplate from '@rjsf/mui/lib/TitleField/index.js';
import type { RefAttributes } from 'react';
import { JsonField } from './fields/json-field.tsx';
import { NullField } from './fields/null-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { SchemaField } from './fields/schema-field.tsx';
import type { Data } from './form-data.ts';
import { KeepingForm } from './keeping-form.ts';
import { AddButton } from './templates/add-button.tsx';
import { ArrayItemTemplate } from './templates/array-item.tsx';
import { ArrayTemplate } from './templates/array.tsx';
import { BaseInputTemplate } from './templates/base-input.tsx';
import { DescriptionTemplate, FieldErrorTemplate, HelpTemplate } from './templates/field-notes.tsx';
import { FieldTemplate } from './templates/field.tsx';
import { MultiSchemaTemplate } from './templates/multi-schema.tsx';
import { ObjectTemplate } from './templates/object.tsx';
import { OptionalDataTemplate } from './templates/optional-data.tsx';
import { ClearButton, RemoveButton } from './templates/small-buttons.tsx';
import { WrapIfAdditionalTemplate } from './templates/wrap-if-additional.tsx';
import { widgets } from './widgets/registry.ts';

const theme = {
  fields: { SchemaField, NumberField, NullField, JsonField, FallbackField: JsonField } as never,
  widgets: { ...Widgets, ...widgets } as never,
  templates: {
    CyclicSchemaExpandTemplate,
    GridTemplate,
    OptionalDataControlsTemplate: OptionalDataTemplate,
    TitleFieldTemplate,
    BaseInputTemplate,
    FieldTemplate,
    FieldErrorTemplate,
    DescriptionFieldTemplate: DescriptionTemplate,
    FieldHelpTemplate: HelpTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ArrayTemplate,
    ArrayFieldItemTemplate: ArrayItemTemplate,
    MultiSchemaFieldTemplate: MultiSchemaTemplate,
    WrapIfAdditionalTemplate,
    ButtonTemplates: { AddButton, RemoveButton, ClearButton },
  } as never,
};

export const ThemedForm = (props: FormProps<Data> & RefAttributes<KeepingForm>) => (
  <KeepingForm {...theme} {...props} />
);
