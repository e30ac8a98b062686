import Form from '@rjsf/core';
import type { FormState } from '@rjsf/core';
import { deepEquals, type RJSFSchema } from '@rjsf/utils';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Data } from './form-data.ts';
import { withoutUnchosen } from './unchosen-shapes.ts';

type Derive = Form<Data>['getStateFromProps'];

const fieldOf = (schema: RJSFSchema | undefined, key: string): RJSFSchema => {
  const field = schema?.properties?.[key];
  return typeof field === 'object' ? field : {};
};

/**
 * The data for the branch that applies now: what the one before had fixed or proposed is what this one fixes or
 * proposes, and all else stays as it was typed.
 */
export function carriedOver(now: RJSFSchema | undefined, before: RJSFSchema | undefined, data: Data): Data {
  const carried = Object.entries(data).map(([key, value]): [string, unknown] => {
    const [next, last] = [fieldOf(now, key), fieldOf(before, key)];
    if (deepEquals(next, last)) return [key, value];
    for (const word of ['const', 'default'] as const)
      if (next[word] !== undefined && last[word] !== undefined && deepEquals(value, last[word]))
        return [key, next[word]];
    return [key, isObject(value) ? carriedOver(next, last, value) : value];
  });
  return Object.fromEntries(carried);
}

type Utils = FormState<Data>['schemaUtils'];

/** Who chooses another shape where nothing is yet begins it anew: the library would hold its fields for emptied ones. */
function letBegin(utils: Utils): void {
  // What it inherits is there again.
  delete (utils as Partial<Utils>).getDefaultFormState;
  delete (utils as Partial<Utils>).sanitizeDataForNewSchema;
  const sanitize = utils.sanitizeDataForNewSchema.bind(utils);
  utils.sanitizeDataForNewSchema = (now, before, data: unknown) =>
    data === undefined ? (undefined as never) : sanitize(now, before, data);
}

/**
 * The library's form, which clears what does not apply any more as soon as somebody types elsewhere: tuples and rows of
 * several shapes, too, and who goes to and fro would have to type again. This one keeps it; what applies is decided
 * when it is judged and sent.
 */
export class KeepingForm extends Form<Data> {
  override getStateFromProps(...given: Parameters<Derive>): FormState<Data> {
    // The form is made by its first call.
    const utils = (this.state as FormState<Data> | undefined)?.schemaUtils;
    if (!utils) {
      const first = super.getStateFromProps(...given);
      letBegin(first.schemaUtils);
      return { ...first, formData: withoutUnchosen(first.schema as Schema, given[1], first.formData) };
    }
    const fill = utils.getDefaultFormState.bind(utils);
    utils.getDefaultFormState = (schema, data, ...rest) =>
      withoutUnchosen(schema as Schema, data, fill(schema, data, ...rest));
    utils.sanitizeDataForNewSchema = (now, before, data: unknown) =>
      isObject(data) ? carriedOver(now, before, data) : (data as Data);
    try {
      return super.getStateFromProps(...given);
    } finally {
      letBegin(utils);
    }
  }
}
