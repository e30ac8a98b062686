// Chooses between the shapes of a form where no function was made for one ahead of time: nothing is compiled, as the page's
// policy demands. What is wrong with data is never asked here: that is the verdict of the form's own `validate`.
import { dereference, validate, type Schema } from '@cfworker/json-schema';
import { ID_KEY, JUNK_OPTION_ID, ROOT_SCHEMA_PREFIX, withIdRefPrefix, type RJSFSchema } from '@rjsf/utils';
import { asJson } from './form-data.ts';

type Places = ReturnType<typeof dereference>;

/** Draft-07 as ours is, in which words beside a `$ref` count. */
const draft = '2019-09';

const known = new WeakMap<object, Places>();

/** Where the local references of a form lead to. */
function placesIn(root: RJSFSchema): Places {
  const places = known.get(root) ?? dereference({ ...root, [ID_KEY]: ROOT_SCHEMA_PREFIX } as Schema);
  known.set(root, places);
  return places;
}

/**
 * Whether data has a shape; `isValid` of the library's `ValidatorType`.
 * @param root the whole form, which the references of `schema` lead into
 * @returns false also for a shape that cannot be read
 */
export function hasShape(schema: RJSFSchema | boolean, data: unknown, root: RJSFSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  const { [ID_KEY]: id, ...own } = schema;
  if (id === JUNK_OPTION_ID) return false;
  try {
    const shape = withIdRefPrefix(own) as Schema;
    const places = dereference(shape, Object.create(placesIn(root)) as Places);
    return validate(asJson(data) ?? null, shape, draft, places).valid;
  } catch {
    return false;
  }
}
