// What the form library asks about one form, answered by the functions that the server runs too.
import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  hashForSchema,
  JUNK_OPTION_ID,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { isObject } from '#schemas/is-object.ts';
import type { FormDefinition, Schema, SchemaError } from '#schemas/schema.ts';
import { schemasAt } from '#schemas/walk.ts';
import { isSame } from './dirty.ts';
import { drawn, isBeyondLibrary } from './drawn-schema.ts';
import {
  asJson,
  begunWith,
  startValue,
  takesField,
  uiAt,
  widgetOf,
  widgetPaths,
  type Data,
} from './form-data.ts';
import { hasShape } from './interpreted-validator.ts';
import { asLibraryErrors, atFields } from './problems.ts';
import { withoutUnchosen } from './unchosen-shapes.ts';
import { cutToWhatApplies } from './what-applies.ts';

type Defaults = Experimental_DefaultFormStateBehavior;

export interface FormModel {
  validator: ValidatorType<Data>;
  /** The schema and the hints as the library is given them. */
  schema: RJSFSchema;
  ui: UiSchema;
  /** Whether it may have a field at its top, whatever is chosen. */
  takes: (key: string) => boolean;
  transformErrors: () => ReturnType<typeof asLibraryErrors>;
  defaults: Defaults;
  /** What the form holds of a loaded value: its own fields, with the defaults where there is none. */
  start: (value: object) => Data;
  /** What of the form's data is judged and sent: what applies now, and what the role may write. */
  sent: (data: Data) => Data;
}

/** Whether a list is drawn by one control of its own: that has no rows to begin with. */
function drawnWhole({ schema, ui }: FormDefinition) {
  const lists = widgetPaths(ui)
    .flatMap((path) => schemasAt(schema, path))
    .filter(({ items }) => items);
  return (_validator: unknown, list: unknown): boolean => {
    const { items, minItems, lookup } = list as Schema;
    return lookup !== undefined || lists.some((one) => isSame(one.items, items) && one.minItems === minItems);
  };
}

/** Defaults are filled at every depth; of `oneOf` a person chooses, not a default, and of yes and no. */
const defaultsOf = (form: FormDefinition): Defaults => ({
  arrayMinItems: { populate: 'requiredOnly', computeSkipPopulate: drawnWhole(form) },
  requiredBooleanDefault: 'skip',
  emptyObjectFields: 'skipEmptyDefaults',
  allOf: 'populateDefaults',
  constAsDefaults: 'skipOneOf',
});

/** The widgets that ask for a yes or a no by name. */
const askers: unknown[] = ['radio', 'RadioWidget', 'select', 'SelectWidget'];

/** A form as the library is given it. */
function drawnOf({ schema, ui }: FormDefinition): Pick<FormModel, 'schema' | 'ui'> & { isOneField: boolean } {
  const isOneField = isBeyondLibrary(schema);
  const shown = drawn(schema);
  return {
    // What is as it was compiled is judged by what was compiled.
    schema: (isSame(shown, schema) ? schema : shown) as RJSFSchema,
    ui: isOneField ? { 'ui:field': 'JsonField' } : ui,
    isOneField,
  };
}

const keyOf = (schema: RJSFSchema): string => schema.$id ?? hashForSchema(schema);

let made = 0;

function createModel(form: FormDefinition, role: number | undefined): FormModel {
  const { schema, ui, isOneField } = drawnOf(form);
  let complaints: readonly SchemaError[] = [];
  let judged: unknown;
  const judge = (data: unknown): boolean => {
    const isValid = form.validate(data);
    judged = data;
    complaints = form.validate.errors ?? [];
    judge.errors = form.validate.errors ?? null;
    return isValid;
  };
  judge.errors = null as SchemaError[] | null;
  const functions = { ...form.validators, [keyOf(schema)]: judge };
  const precompiled = createPrecompiledValidator<Data>(functions, schema, undefined, 'all');

  // In the workshop a form has no functions for its parts: the page's security policy forbids to compile them.
  const isValid: ValidatorType<Data>['isValid'] = (part, data) => {
    if (part.$id === JUNK_OPTION_ID) return false;
    const compiled = form.validators[keyOf(part)];
    return compiled ? compiled(data) : hasShape(part, data, schema);
  };
  const choosing = { ...precompiled, isValid } as ValidatorType<Data>;
  const defaults = defaultsOf(form);
  const utils = createSchemaUtils<Data>(choosing, schema, defaults);
  const cut = (data: Data): Data => {
    const left = utils.omitExtraData(schema, data) ?? {};
    return cutToWhatApplies(
      { data, left },
      {
        schema: form.schema,
        role,
        isValid: (part, value) => isValid(part as RJSFSchema, value as Data, schema),
        asks: (path) => askers.includes(widgetOf(uiAt(form.ui, path))),
      },
    );
  };
  // Asked for at each key by the judge, by who compares and by who is told; what a form holds is never changed in place.
  const known = new WeakMap<Data, Data>();
  const sent = (data: Data): Data => {
    const found = known.get(data) ?? (isOneField ? data : cut(data));
    // A form of one text holds no object.
    if (isObject(data)) known.set(data, found);
    return found;
  };
  const validator = {
    // The library compares what it is given, and takes all functions for the same: it would keep the judge before.
    number: (made += 1),
    isValid,
    rawValidation: precompiled.rawValidation.bind(precompiled),
    // What does not apply now is not judged, and the root is, whatever the library has made of it for drawing.
    validateFormData: (data, _schema, ...rest) => {
      const { errors } = precompiled.validateFormData(asJson(sent(data ?? {})), schema, ...rest);
      return { errors, errorSchema: atFields(errors) };
    },
  } satisfies ValidatorType<Data> & { number: number };
  return {
    schema,
    ui,
    defaults,
    takes: (key) => takesField(form.schema, key),
    sent,
    start: (value) => {
      const own = startValue(form.schema, value);
      // A form may be one text, too.
      const begun = isObject(own) ? { ...begunWith(form.schema), ...own } : own;
      return withoutUnchosen(schema as Schema, begun, utils.getDefaultFormState(schema, begun) as Data);
    },
    transformErrors: () => asLibraryErrors(form.schema, complaints, judged),
    validator,
  };
}

const models = new WeakMap<FormDefinition, Map<number | undefined, FormModel>>();

/** The model of a form as a role sees it, made once. */
export function modelOf(form: FormDefinition, role: number | undefined): FormModel {
  const ofForm = models.get(form) ?? new Map<number | undefined, FormModel>();
  const model = ofForm.get(role) ?? createModel(form, role);
  models.set(form, ofForm.set(role, model));
  return model;
}
