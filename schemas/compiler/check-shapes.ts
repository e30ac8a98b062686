// Holds every JSON file against the meta-schema that its `$schema` names.
import { createAjv } from '../dialect.ts';
import { fileAt, type Source } from './source.ts';
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
      const schema = meta.get(fileAt(file, pointer));
      if (!schema) return [`${file}, /$schema: name one of the files of schemas/meta here.`];
      const validate = ajv.compile(schema);
      return validate(json) ? [] : [refusal(file, validate.errors)];
    });
}
