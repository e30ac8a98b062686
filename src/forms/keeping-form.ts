import Form from '@rjsf/core';
import type { FormState } from '@rjsf/core';
import { withCleared, type Data } from './form-data.ts';

type Derive = Form<Data>['getStateFromProps'];

/**
 * The library's form, which clears what does not apply any more as soon as somebody types elsewhere: whole tuples, too,
 * and who goes to and fro would have to type again. This one keeps it; what applies is decided when it is judged and sent.
 */
export class KeepingForm extends Form<Data> {
  override getStateFromProps(...given: Parameters<Derive>): FormState<Data> {
    // The form is made by its first call.
    const utils = (this.state as FormState<Data> | undefined)?.schemaUtils;
    if (!utils) return super.getStateFromProps(...given);
    const sanitize = utils.sanitizeDataForNewSchema.bind(utils);
    utils.sanitizeDataForNewSchema = (...asked) => withCleared(asked[2], sanitize(...asked)) as Data;
    try {
      return super.getStateFromProps(...given);
    } finally {
      // What it inherits is there again.
      delete (utils as Partial<typeof utils>).sanitizeDataForNewSchema;
    }
  }
}
