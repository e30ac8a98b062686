// The shape of a resolved JSON Schema as our forms, bodies and entities use it (draft-07 and our vocabulary).
import type { dynamicDefaults } from './dynamic-defaults.ts';

export interface Schema {
  $id?: string;
  $schema?: string;
  $ref?: string;
  /** Of a later draft. */
  $anchor?: unknown;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  propertyNames?: Schema | boolean;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  dependencies?: Record<string, Schema | boolean | string[]>;
  items?: Schema | Schema[];
  additionalItems?: Schema | boolean;
  contains?: Schema | boolean;
  uniqueItems?: boolean;
  minItems?: number;
  maxItems?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema | boolean;
  if?: Schema | boolean;
  then?: Schema | boolean;
  else?: Schema | boolean;
  definitions?: Record<string, Schema | boolean>;
  /** The field that tells the branches of a choice apart, as the form library reads it; put in by the compiler. */
  discriminator?: { propertyName: string };
  $defs?: Record<string, Schema | boolean>;
  formatMinimum?: unknown;
  formatMaximum?: unknown;
  formatExclusiveMinimum?: unknown;
  formatExclusiveMaximum?: unknown;
  /** Texts by the keyword that refuses; `{{label}}` and `{{limit}}` are filled in. */
  messages?: Record<string, string>;
  /** The catalogue the value must be in. */
  lookup?: string;
  /** What the values of `enum`, or yes and no, are called, by value; from the form's hints, or written beside them. */
  enumNames?: Record<string, string>;
  /** The catalogue whose length is the highest number allowed. */
  lookupCount?: string;
  /** Shown whole only to roles that may see account numbers. */
  masked?: true;
  /** What the field begins with when the form is opened, at the top of a form. */
  dynamicDefault?: keyof typeof dynamicDefaults;
  /** The roles that see the field and may write it, from the form's `ui:roles`; all without it. */
  roles?: number[];
}

/** One complaint of a validator, as Ajv reports it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** A validator compiled ahead of time: true, or false with `errors` set. */
export interface Validate {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** A schema with its compiled validator: what `schemas/generated` exports for each form and body. */
export interface Definition<Name extends string = string> {
  name: Name;
  schema: Schema;
  validate: Validate;
}

/** A form: a definition with its rjsf uiSchema. */
export interface FormDefinition<Name extends string = string> extends Definition<Name> {
  ui: Record<string, unknown>;
  /** The form's validator, and one for each shape within it that a form chooses by, as `createPrecompiledValidator` takes them. */
  validators: Record<string, Validate>;
}
