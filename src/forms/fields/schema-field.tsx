import {
  ADDITIONAL_PROPERTY_FLAG,
  isFormDataAvailable,
  type ErrorSchema,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { pathOf } from '#schemas/paths.ts';
import type { Schema } from '#schemas/schema.ts';
import { completeUi } from '#src/forms/complete-ui.ts';
import { RoleContext, SpeakingContext } from '#src/forms/form-context.ts';
import { isKeptFrom, isNamed } from '#src/forms/form-data.ts';
import { worded } from '#src/forms/problems.ts';
import { ArrayContext } from '#src/forms/templates/array-context.ts';
import { useTranslation, type Translate } from '#src/language/i18n.ts';
import { libraryFields } from './library-fields.ts';

/** They change what a schema says by the data that is here. */
const growing = ['$ref', 'allOf', 'if', 'dependencies'];

/** Rows are told apart by their place, as their buttons do; those that have a title each, by that. */
function rowTitle(
  { 'ui:title': own }: UiSchema,
  { title, fieldPathId }: FieldProps,
  titled: number,
  t: Translate,
) {
  const place = fieldPathId.path.at(-1);
  if (typeof place !== 'number' || (own && place < titled)) return undefined;
  // The library calls one without a title "Crew-2".
  const called = own ?? (title && t(title.replace(/-\d+$/, '')));
  return called && `${called} ${place + 1}`;
}

/** One of several words is chosen, whatever they are; of no type the library would draw a field of JSON. */
const isOfWords = ({ type, oneOf, anyOf }: RJSFSchema): boolean =>
  type === undefined && Boolean((oneOf ?? anyOf)?.every((one) => typeof one === 'object' && 'const' in one));

/** A shape that may be left out and was begun can be given up again: the library's own word for it. */
const canBeEmptied: UiSchema = { 'ui:enableOptionalDataFieldForType': ['object'] };

/**
 * The library's own field, at whatever depth it stands, with what it cannot know: the words in the chosen language, the
 * control a word of ours asks for, whether the role sees it, and whether it may complain yet.
 */
export function SchemaField(props: FieldProps) {
  const { schema: raw, uiSchema = {}, errorSchema, fieldPathId, registry, name } = props;
  const { t } = useTranslation();
  const role = useContext(RoleContext);
  const { speaks } = useContext(SpeakingContext);
  // A branch may say `"field": false`; a field of which nothing is said may hold anything.
  const isForbidden = (raw as unknown) === false;
  const isBare = Object.keys(raw).length === 0;
  const said = useMemo(() => (isBare ? { title: name } : raw), [isBare, raw, name]);
  const isGrowing = growing.some((word) => word in said);
  const whole = isGrowing ? registry.schemaUtils.retrieveSchema(said, props.formData) : said;
  const drawn = useMemo(() => {
    if (isOfWords(whole)) return { ...whole, type: 'string' as const };
    const { type, ...untyped } = whole;
    // Of a list of whole objects one is chosen; by its type the library would draw the fields of an object.
    return type === 'object' && whole.enum ? untyped : said;
  }, [whole, said]);
  // A field under a key of one's own is called like its key.
  const key = ADDITIONAL_PROPERTY_FLAG in said ? name : undefined;
  const isChosen = key === undefined && !props.required && Boolean(whole.oneOf ?? whole.anyOf);
  const isBegun = isChosen && isFormDataAvailable(props.formData);
  const { titled } = useContext(ArrayContext);
  const complete = useMemo(
    () => completeUi(whole as Schema, { ...(isBegun && canBeEmptied), ...uiSchema }, t),
    [whole, uiSchema, t, isBegun],
  );
  const title = key ?? rowTitle(complete, props, titled, t);
  const ui = useMemo(() => ({ ...complete, ...(title && { 'ui:title': title }) }), [complete, title]);
  const path = pathOf(fieldPathId.path);
  const isSilent = !speaks(path);
  const errors = useMemo(() => {
    const { __errors: own = [], ...deeper } = (errorSchema ?? {}) as ErrorSchema;
    if (own.length === 0 || isSilent) return deeper;
    return { ...deeper, __errors: own.map((text) => worded(text, t)) } as ErrorSchema;
  }, [errorSchema, isSilent, t]);
  const isDrawnByBranch = key !== undefined && isNamed(registry.rootSchema as Schema, fieldPathId.path);
  if (isForbidden || isDrawnByBranch || isKeptFrom(role, whole as Schema)) return null;
  // The library clears a list to null, and its list fields take no null.
  const value: unknown = whole.type === 'array' && props.formData === null ? undefined : props.formData;
  return (
    <libraryFields.SchemaField
      {...props}
      // A branch without a title is called so.
      name={title || name}
      formData={value}
      schema={drawn}
      uiSchema={ui}
      errorSchema={errors}
    />
  );
}
