// Holds every JSON file against the meta-schema that its `$schema` names.
import { posix } from 'node:path';
import type { ErrorObject } from 'ajv';
import { createAjv } from '../dialect.ts';
import type { Source } from './read.ts';
import { refusal } from './sentence.ts';

/** One sentence for each file that its meta-schema refuses. */
export function checkShapes(sources: Source[]): string[] {
  const ajv = createAjv({ verbose: true, strict: false });
  const isMeta = ({ file }: Source): boolean => file.startsWith('schemas/meta/');
  const meta = new Map(sources.filter(isMeta).map(({ file, json }) => [file, json]));
  return sources
    .filter((source) => !isMeta(source))
    .flatMap(({ file, json }) => {
      const pointer = typeof json['$schema'] === 'string' ? json['$schema'] : '';
      const schema = meta.get(posix.join(posix.dirname(file), pointer));
      if (!schema) return [`${file}, /$schema: name one of the files of schemas/meta here.`];
      const validate = ajv.compile(schema);
      return validate(json) ? [] : [refusal(file, mostTelling(validate.errors ?? []))];
    });
}

// A choice between shapes fails as a whole: what failed inside it says more.
const vague = ['anyOf', 'propertyNames', 'type'];
function mostTelling(errors: ErrorObject[]): ErrorObject {
  const [first] = errors;
  const telling = errors.find(({ keyword }) => !vague.includes(keyword)) ?? first;
  if (!telling) throw new Error('A validator refused without an error.');
  return telling;
}
